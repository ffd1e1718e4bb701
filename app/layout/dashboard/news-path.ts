import { visitPath } from "#app/features/visits/visits.ts";
import { salonDate } from "#app/lib/salon-time.ts";
import type { DeskNewsEntry } from "#contract/desk-news.ts";

/** Where a piece of news leads: to the visit, to the list for one that is cancelled, to the messages, to the inbox. */
export function newsPath(
  { kind, bookingId, startsAt, search }: Pick<DeskNewsEntry, "kind" | "bookingId" | "startsAt" | "search">,
  now: number,
  zone: string,
): string {
  if (kind === "message") return "/dashboard/messages";
  if (kind === "money" || bookingId === null) return "/dashboard/exceptions";
  // The calendar leaves out what is cancelled.
  if (kind === "cancelled")
    return `/dashboard/manageBookings?${new URLSearchParams({ search, status: "cancelled" })}`;
  return visitPath(bookingId, salonDate(startsAt ?? now, zone));
}
