import { visitPath } from "#app/features/visits/visits.ts";
import { salonDate } from "#app/lib/salon-time.ts";
import type { DeskNewsEntry } from "#contract/desk-news.ts";

/**
 * Where a news entry leads: to the visit, to the bookings list if it was cancelled, to the messages, or to the inbox.
 */
export function newsPath(
  { kind, bookingId, startsAt, search }: Pick<DeskNewsEntry, "kind" | "bookingId" | "startsAt" | "search">,
  now: number,
  zone: string,
): string {
  if (kind === "message") return "/dashboard/messages";
  if (kind === "money" || bookingId === null) return "/dashboard/exceptions";
  // The calendar does not show cancelled visits.
  if (kind === "cancelled")
    return `/dashboard/manageBookings?${new URLSearchParams({ search, status: "cancelled" })}`;
  return visitPath(bookingId, salonDate(startsAt ?? now, zone));
}
