import type { Selectable } from "kysely";
import type { BookingState } from "#domain/booking-states.ts";
import { emptyStates } from "#domain/booking-states.ts";
import type { WantedBy } from "#domain/wanted-by.ts";
import { keyOfTransaction } from "#server/database/engines/inside-transaction.ts";
import type { Handle } from "#server/database/handle.ts";
import { newId } from "#server/database/new-id.ts";
import type { BookingEventsTable } from "#server/database/schema/bookings.ts";

export interface BookingEventRow
  extends Omit<Selectable<BookingEventsTable>, "id" | "booking_id" | "cancelled_by" | "key_id"> {
  /** Null for the system and for deleted users. */
  actor_name: string | null;
  /** The owner's name for the key of the program that did it. Null if a person or the system did. */
  key_name: string | null;
}

/** A visit's timeline, oldest first. */
export function listBookingEvents(db: Handle, bookingId: string): Promise<BookingEventRow[]> {
  return db
    .selectFrom("booking_events")
    .leftJoin("users", "users.id", "booking_events.actor_id")
    .leftJoin("api_keys", "api_keys.id", "booking_events.key_id")
    .select([
      "booking_events.at",
      "booking_events.actor_id",
      "booking_events.from_state",
      "booking_events.to_state",
      "booking_events.reason",
      "booking_events.from_starts_at",
      "booking_events.to_starts_at",
      "users.name as actor_name",
      "api_keys.name as key_name",
    ])
    .where("booking_id", "=", bookingId)
    .orderBy("booking_events.at")
    .orderBy("booking_events.id")
    .execute();
}

export function findBookingEvent(
  db: Handle,
  id: string,
): Promise<Selectable<BookingEventsTable> | undefined> {
  return db.selectFrom("booking_events").selectAll().where("id", "=", id).executeTakeFirst();
}

/**
 * How often a visit's calendar entry has changed: moves, confirmations, cancellations, and being marked as missed or
 * unmarked.
 */
export async function countCalendarChanges(db: Handle, bookingId: string): Promise<number> {
  return (await countCalendarChangesOf(db, [bookingId])).get(bookingId) ?? 0;
}

/** The same for many visits, by their ids. A visit that never changed is missing. */
export async function countCalendarChangesOf(
  db: Handle,
  bookingIds: readonly string[],
): Promise<Map<string, number>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("booking_events")
    .select((eb) => ["booking_id", eb.fn.countAll<number>().as("count")])
    .where("booking_id", "in", bookingIds)
    .where((eb) =>
      eb.or([
        eb("to_starts_at", "is not", null),
        eb("to_state", "in", ["confirmed", ...emptyStates]),
        eb("from_state", "=", "no_show"),
      ]),
    )
    .groupBy("booking_id")
    .execute();
  return new Map(rows.map(({ booking_id, count }) => [booking_id, Number(count)]));
}

/** A booking, a move, a change or a cancellation by a customer or the system, with the visit as it is now. */
export interface VisitNewsRow {
  id: string;
  at: number;
  kind: "booked" | "moved" | "changed" | "cancelled";
  bookingId: string;
  name: string;
  email: string;
  phone: string;
  serviceName: string;
  startsAt: number | null;
}

/** What became of visits without the salon since an instant, newest first. */
export async function listNewsOfVisits(
  db: Handle,
  { since, limit }: { since: number; limit: number },
): Promise<VisitNewsRow[]> {
  const rows = await db
    .selectFrom("booking_events as event")
    .innerJoin("bookings", "bookings.id", "event.booking_id")
    .select(["event.id", "event.at", "event.booking_id", "event.from_state"])
    .select(["event.from_starts_at", "event.to_starts_at"])
    .select([
      "bookings.name",
      "bookings.email",
      "bookings.phone",
      "bookings.service_name",
      "bookings.starts_at",
    ])
    .where("event.at", ">", since)
    .where((eb) =>
      eb.or([eb("event.actor_id", "is", null), eb("event.actor_id", "=", eb.ref("bookings.user_id"))]),
    )
    .where((eb) =>
      eb.or([
        eb("event.from_state", "is", null),
        eb("event.to_starts_at", "is not", null),
        eb.and([eb("event.to_state", "=", "cancelled"), eb("event.from_state", "!=", "cancelled")]),
      ]),
    )
    .orderBy("event.at", "desc")
    .orderBy("event.id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    kind: kindOf(row),
    bookingId: row.booking_id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    serviceName: row.service_name,
    startsAt: row.to_starts_at ?? row.starts_at,
  }));
}

/** A change of services or masters at the same time is not a move. */
function kindOf(
  event: Pick<BookingEventRow, "from_state" | "from_starts_at" | "to_starts_at">,
): VisitNewsRow["kind"] {
  if (event.from_state === null) return "booked";
  if (event.to_starts_at === null) return "cancelled";
  return event.to_starts_at === event.from_starts_at ? "changed" : "moved";
}

export interface NewBookingEvent {
  /** Absent if nothing refers to it. */
  id?: string;
  bookingId: string;
  at: number;
  /** Null when the system did it. */
  actorId: string | null;
  from: BookingState | null;
  to: BookingState;
  reason: string;
  /** If its time changed: epoch milliseconds, null if none was arranged. */
  moved?: { from: number | null; to: number };
  /** For a cancellation: who wanted it. */
  cancelledBy?: WantedBy;
}

/** Adds a line to a visit's timeline. */
export async function insertBookingEvent(db: Handle, event: NewBookingEvent): Promise<void> {
  await bookingEventInsert(db, event).execute();
}

/** Like `insertBookingEvent`, to be sent together with other writes. */
export function bookingEventInsert(db: Handle, event: NewBookingEvent) {
  return db.insertInto("booking_events").values({
    id: event.id ?? newId(),
    booking_id: event.bookingId,
    at: event.at,
    actor_id: event.actorId,
    from_state: event.from,
    to_state: event.to,
    reason: event.reason,
    from_starts_at: event.moved?.from ?? null,
    to_starts_at: event.moved?.to ?? null,
    cancelled_by: event.cancelledBy ?? null,
    key_id: keyOfTransaction(),
  });
}
