import type { DeskNewsEntry } from "#contract/desk-news.ts";
import type { Exception } from "#contract/exceptions.ts";
import type { VisitNewsRow } from "#server/database/booking-events.ts";
import type { ContactMessageRow } from "#server/database/contact-messages.ts";
import { zonedInstant } from "#server/usecases/zoned-instant.ts";

/** An entry of the bell, before it is known whether its reader has seen it. */
type Entry = Omit<DeskNewsEntry, "isNew">;

const mostOfText = 120;
const nothing = { search: "", bookingId: null, service_name: "", startsAt: null, text: "", exception: null };

/** @param zone of the salon; the visit's time carries its offset */
export function ofVisit(row: VisitNewsRow, zone: string): Entry {
  return {
    ...nothing,
    _id: row.id,
    kind: row.kind,
    at: new Date(row.at).toISOString(),
    name: row.name,
    search: row.email || row.phone,
    bookingId: row.bookingId,
    service_name: row.serviceName,
    startsAt: zonedInstant(row.startsAt, zone),
  };
}

export function ofMessage(row: ContactMessageRow): Entry {
  return {
    ...nothing,
    _id: row.id,
    kind: "message",
    at: new Date(row.created_at).toISOString(),
    name: `${row.first_name} ${row.last_name}`,
    text: Array.from(row.message).slice(0, mostOfText).join(""),
  };
}

export function ofMoney(exception: Exception): Entry {
  const { _id, at, about } = exception;
  return { ...nothing, _id, kind: "money", at, name: about.name ?? "", exception };
}
