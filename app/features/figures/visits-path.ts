import type { Span } from "#app/features/figures/figure-span.ts";
import type { BookingStatus } from "#contract/bookings.ts";

/** The path to the bookings made in a span, optionally from one source. */
export function madePath({ from, to }: Span, source?: string): string {
  const query = new URLSearchParams({ madeFrom: from, madeTo: to, ...(source && { source }) });
  return `/dashboard/manageBookings?${query}`;
}

/** The path to the bookings with a visit in a span, optionally in one state. */
export function visitsPath({ from, to }: Span, status?: BookingStatus): string {
  const query = new URLSearchParams({ day: "dates", from, to, ...(status && { status }) });
  return `/dashboard/manageBookings?${query}`;
}
