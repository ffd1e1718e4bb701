import type { BookingsQuery } from "#contract/bookings.ts";
import { dayFrames } from "#domain/time/day-frame.ts";
import type { BookingFilter } from "#server/database/bookings-search.ts";

/** Which bookings a query means: its dates are days of the salon. */
export function toFilter(
  { from, to, master, status, search }: Omit<BookingsQuery, "limit" | "page" | "cursor">,
  zone: string,
): BookingFilter {
  return {
    ...(from && { from: dayFrames(from, from, zone)[0]?.from }),
    ...(to && { to: dayFrames(to, to, zone)[0]?.to }),
    ...(master && { masterId: master }),
    ...(status && { state: status }),
    ...(search && { search }),
  };
}
