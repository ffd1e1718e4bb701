import { useQuery } from "@tanstack/react-query";
import { securedApi } from "#app/lib/secured-api.ts";
import type { Booking } from "#contract/bookings.ts";

/** The signed-in person's completed visits that have no review yet, the latest first; none while they load. */
export function useReviewableVisits(email: string): Booking[] {
  const { data = [] } = useQuery({
    queryKey: ["bookings", "of", email],
    queryFn: ({ signal }) => securedApi("listUserBookings", { params: { email } }, { signal }),
  });
  return data
    .filter(({ canReview }) => canReview)
    .toSorted((one, other) => (other.startsAt ?? "").localeCompare(one.startsAt ?? ""));
}
