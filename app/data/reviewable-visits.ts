import { useUserBookings } from "#app/data/bookings.ts";
import type { Booking } from "#contract/bookings.ts";

/** The signed-in person's completed visits that have no review yet, the latest first; none while they load. */
export function useReviewableVisits(email: string): Booking[] {
  const { data = [] } = useUserBookings(email);
  return data
    .filter(({ canReview }) => canReview)
    .toSorted((one, other) => (other.startsAt ?? "").localeCompare(one.startsAt ?? ""));
}
