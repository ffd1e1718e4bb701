import type { BookingState } from "#domain/booking-states.ts";
import type { CalendarEntry } from "#server/calendars/port.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import { type Letterhead, pageUrl, textsOf } from "#server/usecases/texts/letterhead.ts";

const statuses: Record<BookingState, CalendarEntry["status"]> = {
  pending: "tentative",
  confirmed: "confirmed",
  in_chair: "confirmed",
  completed: "confirmed",
  cancelled: "cancelled",
  no_show: "cancelled",
};

/**
 * A visit for its customer's calendar; null while it is to be arranged. Its UID stays the same for good.
 * @param sequence database/booking-events.ts's countCalendarChanges
 */
export function visitEntry(booking: BookingRow, sequence: number, head: Letterhead): CalendarEntry | null {
  const { starts_at: startsAt, ends_at: endsAt } = booking;
  if (startsAt === null || endsAt === null) return null;
  const { common } = textsOf(head);
  const { salon } = head;
  const masters = mastersOf(booking, common.and);
  const url = pageUrl(head, "/dashboard/myBookings");
  const lines = [masters && common.calendar.with(masters), salon.phone && common.questions(salon.phone), url];
  return {
    uid: `${booking.id}@${new URL(head.publicUrl).hostname}`,
    sequence,
    startsAt,
    endsAt,
    status: statuses[booking.state],
    summary: common.calendar.summary(booking.service_name, salon.name),
    description: lines.filter(Boolean).join("\n"),
    location: salon.address.join(", "),
    url,
  };
}

/** Who does a visit, each named once. @param and how the language joins two names */
export function mastersOf({ items }: Pick<BookingRow, "items">, and: string): string {
  return [...new Set(items.flatMap((item) => item.master_name ?? []))].join(and);
}
