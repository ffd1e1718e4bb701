import type { Transaction } from "kysely";
import { resized } from "#domain/availability/resize.ts";
import { clearingUpLast } from "#domain/availability/timing.ts";
import type { Diary } from "#domain/availability/types.ts";
import { isThere } from "#domain/availability/working-days.ts";
import { mayBeResized } from "#domain/booking-states.ts";
import { longestServiceMinutes } from "#domain/service-choice.ts";
import { isOnGrid } from "#domain/time/cells.ts";
import { around, type Span } from "#domain/time/span.ts";
import { lengthReason } from "#domain/visit-history.ts";
import { bookingEventInsert } from "#server/database/booking-events.ts";
import { type BookingRow, bookingEndUpdates, findBooking } from "#server/database/bookings.ts";
import { cellsInsert, freeSomeBookedCells, listCellsOf, spanOfCells } from "#server/database/cells.ts";
import { readDiary } from "#server/database/diary.ts";
import type { Snapshot } from "#server/database/handle.ts";
import { newId } from "#server/database/new-id.ts";
import { outboxInsert } from "#server/database/outbox.ts";
import { readSpan } from "#server/database/placed.ts";
import { readSalon, type SalonRow } from "#server/database/salon.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseClockAndSeal } from "#server/usecases/context.ts";
import { messagesOfChanged } from "#server/usecases/post/messages-to-programs.ts";
import { noticesOfOtherEnd } from "#server/usecases/post/queue.ts";
import { attempt, ok, type Refusal, type Result, refuse } from "#server/usecases/result.ts";
import { dayAndClock } from "#server/usecases/texts/day-and-clock.ts";
import { justChanged, versionOfVisit } from "#server/usecases/visits/version-of-visit.ts";

/** Instants are epoch milliseconds. */
interface EndWanted {
  endsAt: number;
  /** The end that the person asking has seen; absent: not compared. */
  from?: number | undefined;
}

/**
 * Changes when a visit ends, as the desk decides: its last service gets shorter or longer, in steps of five minutes, up
 * to twelve hours. One transaction claims or gives back the cells, or nothing changes. The price stays. A guest who has
 * not come yet is mailed the new end; one in the chair may stay past closing time. Repeating the same end changes
 * nothing. Refuses `slot_taken` if somebody has the time, `outside_hours` if nobody works then, and `visit_moved` if
 * somebody else has given the visit another end meanwhile.
 */
export async function changeLength(
  app: DatabaseClockAndSeal,
  actorId: string,
  bookingId: string,
  wanted: EndWanted,
): Promise<Result<{ booking: BookingRow; salon: SalonRow }>> {
  const { endsAt } = wanted;
  const arranged = await app.engine.snapshot((db) => arrange(db, app.now(), bookingId, wanted));
  if (!arranged.ok) return arranged;
  const { salon, isInRoom } = arranged.value;
  try {
    const done = await attempt(app, (tx) =>
      write(app, tx, { actorId, bookingId, endsAt, ...arranged.value }),
    );
    if (!done.ok) return done;
    if (done.value) await app.engine.announce("availability", done.value);
    const booking = await findBooking(app.engine.read, bookingId);
    return booking ? ok({ booking, salon }) : notFound;
  } catch (error) {
    if (!app.engine.violates(error, "cells")) throw error;
    return refuse(
      "slot_taken",
      isInRoom
        ? "Somebody else has the master or the room by then. End the visit sooner, or move it."
        : "Somebody else has the master by then. End the visit sooner, or move it.",
    );
  }
}

const notFound = refuse("not_found", "There is no such booking.");

interface Arranged {
  salon: SalonRow;
  /** The visit's version when it was read. */
  seen: string;
  /** Units of the room that the last service needs today. */
  unitIds: readonly string[];
  /** Whether the visit is one service, with or without add-ons. */
  isOneService: boolean;
  /** Whether the visit occupies a unit of any room. */
  isInRoom: boolean;
}

async function arrange(
  db: Snapshot,
  now: number,
  bookingId: string,
  { endsAt, from }: EndWanted,
): Promise<Result<Arranged>> {
  const salon = await readSalon(db);
  const booking = await findBooking(db, bookingId);
  if (!booking) return notFound;
  const last = lastOf(booking);
  if (!last)
    return refuse("wrong_state", "This visit has ended, or has no time yet. Its length can't be changed.");
  if (from !== undefined && ![from, endsAt].includes(last.endsAt)) {
    const ends = dayAndClock(last.endsAt, { meant: from, zone: salon.zone });
    return refuse("visit_moved", `This visit now ends at ${ends}. Look at it again.`);
  }
  const minutes = (endsAt - last.startsAt) / 60_000;
  if (!isOnGrid(endsAt) || minutes < 5 || minutes > longestServiceMinutes) return refuseLength();
  const diary = await readDiary(db, { cells: { fromCell: 0, toCell: 0 }, now, withHidden: true });
  const unitIds = unitsOfLast(diary, booking);
  const isOneService = booking.items.slice(1).every((item) => isAddOn(diary, item.service_id));
  const held = await listCellsOf(db, { bookingId });
  const changed = resized(held, itemsOf(booking), unitIds, endsAt, isOneService);
  if (changed.ok && changed.add.length > 0 && booking.state !== "in_chair") {
    const added = spanOfCells(changed.add.filter(({ resourceId }) => resourceId === last.masterId));
    // As when an hour is found: the salon must be open for the guest, but the master may clean up after closing.
    const works = isThere(diary, last.masterId, added);
    if (!works || !isThere(diary, null, { from: last.endsAt, to: endsAt })) return refuseHours();
  }
  const isInRoom = held.some(
    ({ resourceId }) => !booking.items.some((item) => item.master_id === resourceId),
  );
  return ok({ salon, seen: versionOfVisit(booking), unitIds, isOneService, isInRoom });
}

function isAddOn(diary: Diary, serviceId: string): boolean {
  return diary.services.some((service) => service.id === serviceId && service.isAddOn);
}

/** The units of the room that the last service needs today. An add-on uses the room of its service. */
function unitsOfLast(diary: Diary, { items }: BookingRow): readonly string[] {
  const services = items.flatMap((item) => diary.services.find(({ id }) => id === item.service_id) ?? []);
  const roomId = services.length < items.length ? null : clearingUpLast(services).at(-1)?.roomId;
  return diary.rooms.find(({ id }) => id === roomId)?.unitIds ?? [];
}

function refuseLength(): Refusal {
  const message = "A visit's last service takes 5 minutes to 12 hours, in steps of five minutes.";
  return refuse("invalid_input", message, { errors: [{ field: "endsAt", message }] });
}

function refuseHours(): Refusal {
  return refuse(
    "outside_hours",
    "The salon is closed by then, or the master does not work. End the visit sooner.",
  );
}

interface Order extends Arranged {
  actorId: string;
  bookingId: string;
  endsAt: number;
}

/**
 * @returns the time that was taken or came free; null if nothing changed
 * @throws a unique violation when a cell is already taken
 */
async function write(
  app: DatabaseClockAndSeal,
  tx: Transaction<Schema>,
  { actorId, bookingId, endsAt, seen, unitIds, isOneService }: Order,
): Promise<Result<Span | null>> {
  await app.engine.lock(tx, "bookings", bookingId);
  const booking = await findBooking(tx, bookingId);
  const last = booking && lastOf(booking);
  if (last?.endsAt === endsAt) return ok(null);
  if (!booking || !last || versionOfVisit(booking) !== seen) return justChanged;
  const held = await listCellsOf(tx, { bookingId });
  const changed = resized(held, itemsOf(booking), unitIds, endsAt, isOneService);
  if (!changed.ok) return refuseLength();
  const { freed, offer } = await freeSomeBookedCells(tx, bookingId, changed.giveBack, app.now());
  const now = app.now();
  const { from } = readSpan([booking]);
  const eventId = newId();
  const event = bookingEventInsert(tx, {
    id: eventId,
    bookingId,
    at: now,
    actorId,
    from: booking.state,
    to: booking.state,
    reason: lengthReason((endsAt - last.endsAt) / 60_000),
    moved: { from, to: from },
  });
  const isComing = booking.state !== "in_chair" && from > now;
  const notices = isComing ? await noticesOfOtherEnd(app, tx, booking, eventId) : [];
  await app.engine.together(tx, [
    cellsInsert(tx, changed.add, { bookingId }),
    ...bookingEndUpdates(tx, bookingId, last.position, endsAt),
    event,
    messagesOfChanged(tx, bookingId, eventId, now),
    outboxInsert(tx, notices, now),
    offer,
  ]);
  return ok(around([freed, spanOfCells(changed.add)]));
}

/** The services of a visit that have a master and a time. */
function itemsOf({ items }: BookingRow) {
  return items.flatMap(({ master_id: masterId, starts_at: startsAt, ends_at: endsAt, position }) =>
    masterId === null || startsAt === null || endsAt === null
      ? []
      : [{ masterId, startsAt, endsAt, position }],
  );
}

/** The last service of a visit whose length may change; null for any other visit. */
function lastOf(booking: BookingRow) {
  const last = itemsOf(booking).at(-1);
  const isLast = last && last.position === booking.items.at(-1)?.position;
  return isLast && mayBeResized(booking.state) ? last : null;
}
