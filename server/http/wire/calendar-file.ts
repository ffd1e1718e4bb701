import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { BookingState } from "#domain/booking-states.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import type { SalonRow } from "#server/database/salon.ts";

export interface CalendarVisit {
  booking: BookingRow & { starts_at: number; ends_at: number };
  /** Grows with every change, so that a calendar keeps the newest. */
  sequence: number;
}

const statuses: Record<BookingState, ICalEventStatus> = {
  pending: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  in_chair: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
  no_show: ICalEventStatus.CANCELLED,
};

/** A visit as iCalendar (RFC 5545). Its UID stays the same for good, so importing it again moves the entry. */
export function toCalendarFile(
  { booking, sequence }: CalendarVisit,
  salon: Pick<SalonRow, "name" | "address" | "phone">,
  { publicUrl, now }: { publicUrl: string; now: number },
): string {
  const masters = [...new Set(booking.items.flatMap((item) => item.master_name ?? []))].join(" and ");
  const url = `${publicUrl}/dashboard/myBookings`;
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: salon.name, product: "bookings", language: "EN" },
  });
  calendar.createEvent({
    id: `${booking.id}@${new URL(publicUrl).hostname}`,
    sequence,
    stamp: new Date(now),
    start: new Date(booking.starts_at),
    end: new Date(booking.ends_at),
    summary: `${booking.service_name} at ${salon.name}`,
    description: [masters && `With ${masters}.`, `Questions? Call ${salon.phone}.`, url]
      .filter(Boolean)
      .join("\n"),
    location: salon.address.join(", "),
    status: statuses[booking.state],
    url,
  });
  return calendar.toString();
}
