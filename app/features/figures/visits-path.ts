import type { Span } from "#app/features/figures/figure-span.ts";
import type { BookingStatus } from "#contract/bookings.ts";

/** The address of the bookings that were made in a span, from one source if one is named. */
export function madePath({ from, to }: Span, source?: string): string {
  const query = new URLSearchParams({ madeFrom: from, madeTo: to, ...(source && { source }) });
  return `/dashboard/manageBookings?${query}`;
}

/** The address of the bookings with a visit in a span, in one state if one is named. */
export function visitsPath({ from, to }: Span, status?: BookingStatus): string {
  const query = new URLSearchParams({ day: "dates", from, to, ...(status && { status }) });
  return `/dashboard/manageBookings?${query}`;
}
