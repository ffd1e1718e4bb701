import type { Transaction } from "kysely";
import type { Claim } from "#domain/availability/claims.ts";
import { claimsOfItems } from "#domain/availability/claims-of-items.ts";
import { cellsToRead } from "#domain/availability/window.ts";
import { type BookingState, occupiesCells } from "#domain/booking-states.ts";
import { localDate } from "#domain/time/dates.ts";
import { noTime } from "#domain/time/span.ts";
import { type NextState, whyNotChange } from "#domain/visit.ts";
import { stepReason } from "#domain/visit-history.ts";
import { bookingEventInsert } from "#server/database/booking-events.ts";
import { type BookingRow, bookingStateUpdate, findBooking } from "#server/database/bookings.ts";
import { claimCells, freeBookedCells } from "#server/database/cells.ts";
import { readDiary } from "#server/database/diary.ts";
import { countHappyCustomer } from "#server/database/figures.ts";
import type { Snapshot } from "#server/database/handle.ts";
import { outboxInsert } from "#server/database/outbox.ts";
import { placedItems } from "#server/database/placed.ts";
import { readSalon } from "#server/database/salon.ts";
import { listSalonPayments, sumOfLines } from "#server/database/salon-payments.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseClockAndSeal } from "#server/usecases/context.ts";
import { withOtherHours } from "#server/usecases/hours/other-hours.ts";
import { mailsOfCompleted, noticesOfConfirmed } from "#server/usecases/post/queue.ts";
import { ok, type Refusal, type Result, refuse } from "#server/usecases/result.ts";

export interface StateChange {
  to: NextState;
  /** Whether this undoes a mistaken step. */
  undo?: boolean | undefined;
  reason?: string | undefined;
}

/**
 * Moves a visit to another state, according to the table of transitions. A missed visit gives its cells back; undoing
 * that claims them again, or refuses `slot_taken` if somebody else has one. A visit that was completed by mistake
 * returns to the chair, and a guest who was put there by mistake leaves it, unless a tip was given. A visit that
 * already has the state stays as it is.
 */
export async function changeState(
  app: DatabaseClockAndSeal,
  actorId: string,
  id: string,
  change: StateChange,
): Promise<Result<BookingState>> {
  const { to } = change;
  try {
    const place = await app.engine.snapshot((db) => findPlace(db, app.now(), id));
    const changed = await app.engine.transaction((tx) => changeIn(app, tx, { actorId, id, place }, change));
    const sameHours = occupiesCells(to) && place === "stands";
    if (changed.ok) await app.engine.announce("availability", sameHours ? noTime : undefined);
    return await withOtherHours(app, changed, (db) => findBooking(db, id), { withHidden: true });
  } catch (error) {
    if (!app.engine.violates(error, "cells")) throw error;
    return await withOtherHours(app, refuseLost(), (db) => findBooking(db, id), { withHidden: true });
  }
}

/**
 * The change itself, in the caller's transaction.
 * @param of.place the place for a missed visit; `stands` for any other
 */
export async function changeIn(
  app: DatabaseClockAndSeal,
  tx: Transaction<Schema>,
  { actorId, id, place }: { actorId: string; id: string; place: Place },
  { to, undo, reason }: StateChange,
): Promise<Result<BookingState>> {
  await app.engine.lock(tx, "bookings", id);
  const booking = await findBooking(tx, id);
  if (!booking) return refuse("not_found", "There is no such booking.");
  // A button pressed twice changes nothing the second time.
  if (booking.state === to) return ok(to);
  const { zone } = await readSalon(tx);
  const visit = { state: booking.state, startsAt: booking.starts_at };
  const dateOf = (instant: number) => localDate(instant, zone);
  const why = whyNotChange(visit, to, { now: app.now(), dateOf }, undo);
  if (why) return refuse("wrong_state", sentences[why]);
  const isOutOfChair = booking.state === "in_chair" && to === "confirmed";
  if (isOutOfChair && (await hasTip(tx, id))) {
    return refuse("wrong_state", "A tip was given for this visit. Take it back first.");
  }
  const freed = occupiesCells(to) ? null : await freeBookedCells(tx, id, app.now());
  if (!freed && !occupiesCells(booking.state)) {
    if (place === "stands") return refuse("wrong_state", sentences.state);
    if (place === "no_room") return refuseLost();
    await claimCells(tx, place, { bookingId: id });
  }
  const now = app.now();
  const event = {
    bookingId: id,
    at: now,
    actorId,
    from: booking.state,
    to,
    reason: reason || stepReason(booking.state, to),
  };
  await app.engine.together(tx, [
    bookingStateUpdate(tx, id, to),
    bookingEventInsert(tx, event),
    outboxInsert(tx, await noticesOfChange(app, tx, booking, to), now),
    freed?.offer ?? null,
  ]);
  if (to === "completed") await countHappyCustomer(app.engine, tx, booking, 1);
  if (booking.state === "completed") await countHappyCustomer(app.engine, tx, booking, -1);
  return ok(to);
}

async function hasTip(tx: Transaction<Schema>, id: string): Promise<boolean> {
  return sumOfLines(await listSalonPayments(tx, id, "tip")) > 0;
}

async function noticesOfChange(
  app: DatabaseClockAndSeal,
  tx: Transaction<Schema>,
  booking: BookingRow,
  to: NextState,
) {
  if (booking.state === "pending" && to === "confirmed") return await noticesOfConfirmed(app, tx, booking);
  return to === "completed" ? await mailsOfCompleted(app, tx, booking) : [];
}

const sentences: Record<NonNullable<ReturnType<typeof whyNotChange>>, string> = {
  state: "The visit has moved on meanwhile, so this can't be done any more.",
  no_hour: "This visit has no time yet: arrange one first.",
  not_begun: "The visit has not begun yet, so nobody has missed it.",
  another_day: "This visit is on another day. Move it first.",
};

/** The cells that a missed visit needs again; `no_room` when no unit of its room is free. */
type Place = readonly Claim[] | "stands" | "no_room";

/** The place for a missed visit. It can't move in the meantime, since only a visit that stands can be moved. */
async function findPlace(db: Snapshot, now: number, id: string): Promise<Place> {
  const booking = await findBooking(db, id);
  if (!booking || occupiesCells(booking.state)) return "stands";
  const placed = placedItems(booking.items);
  const [first] = placed;
  if (!first) return [];
  const { zone } = await readSalon(db);
  const date = localDate(first.startsAt, zone);
  const cells = cellsToRead(date, date, zone);
  const diary = await readDiary(db, { cells, now, withHidden: true, withPast: true });
  return claimsOfItems(diary, placed) ?? "no_room";
}

function refuseLost(): Refusal {
  return refuse("slot_taken", "Somebody else has this time by now. Book the visit anew at another one.");
}
