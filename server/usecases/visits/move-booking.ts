import type { Transaction } from "kysely";
import { type Actor, isStaff } from "#domain/access.ts";
import type { PlannedItem } from "#domain/availability/plan.ts";
import { shareAfterMove } from "#domain/policy.ts";
import { around, noTime, type Span } from "#domain/time/span.ts";
import { whyNotMove } from "#domain/visit.ts";
import { moveReasons } from "#domain/visit-history.ts";
import type { WantedBy } from "#domain/wanted-by.ts";
import { bookingEventInsert } from "#server/database/booking-events.ts";
import { type BookingRow, bookingPlacements, findBooking } from "#server/database/bookings.ts";
import { cellsInsert, freeBookedCells, spanOfCells } from "#server/database/cells.ts";
import { areLost, refuseFoundGone } from "#server/database/cells-gone.ts";
import type { Write } from "#server/database/engines/engine.ts";
import type { Snapshot } from "#server/database/handle.ts";
import { newId } from "#server/database/new-id.ts";
import { outboxInsert } from "#server/database/outbox.ts";
import { countCall } from "#server/database/rate-limits.ts";
import { readSalon, type SalonRow } from "#server/database/salon.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseClockAndSeal } from "#server/usecases/context.ts";
import { visitOfItems } from "#server/usecases/hours/bought-visit.ts";
import { type HourWanted, refuseTaken } from "#server/usecases/hours/other-hours.ts";
import { type Place, placeVisit } from "#server/usecases/hours/place-visit.ts";
import { findOwnBooking } from "#server/usecases/people/own-booking.ts";
import { messagesOfMoved } from "#server/usecases/post/messages-to-programs.ts";
import { noticesOfMoved } from "#server/usecases/post/queue.ts";
import { attempt, ok, type Refusal, type Result, refuse } from "#server/usecases/result.ts";
import { dayAndClock } from "#server/usecases/texts/day-and-clock.ts";
import { policyVisit } from "#server/usecases/visits/paid-visit.ts";
import { justChanged } from "#server/usecases/visits/version-of-visit.ts";
import { decideWhoWants } from "#server/usecases/visits/who-wants.ts";

export interface MoveRequest {
  /** Epoch milliseconds. */
  startsAt: number;
  /** A master's id or 'any' for every service, or one for each in order; absent: the masters stay. */
  masters?: readonly string[] | undefined;
  /** Who wants the move; absent: the person asking. A move by the salon does not reduce what cancelling refunds. */
  by?: WantedBy | undefined;
  /** The start that the person asking has seen, null for none; absent: not compared. */
  from?: number | null | undefined;
}

/** Limited because each move sends a mail and exchanges one hour for another. */
const movesOfVisit = { calls: 6, windowMs: 60 * 60_000 };

/**
 * Moves a visit to another slot, and to other masters if asked. One transaction frees its cells and claims the new
 * ones, or nothing changes. A visit without a time gets its first slot. The price stays. Customers may move until the
 * policy's cut-off and into slots that customers can book; staff may until it begins. After a customer's move,
 * cancelling refunds at most what it would have refunded instead of the move. Refuses `slot_taken` or `outside_hours`
 * with alternatives, and `visit_moved` if somebody else has moved it in the meantime.
 */
export async function moveBooking(
  app: DatabaseClockAndSeal,
  actor: Actor,
  id: string,
  order: MoveRequest,
): Promise<Result<{ booking: BookingRow; salon: SalonRow }>> {
  const arranged = await app.engine.snapshot((db) => arrange(db, app.now(), actor, id, order));
  if (!arranged.ok) return arranged;
  const { hour, by, place, salon } = arranged.value;
  try {
    const moved = await attempt(app, (tx) =>
      swap(app, tx, { actor, by, salon, from: order.from }, id, place),
    );
    if (!moved.ok) return moved;
    await app.engine.announce("availability", moved.value.changed);
    return ok({ booking: moved.value.booking, salon });
  } catch (error) {
    if (!areLost(app.engine, error)) throw error;
    return await app.engine.snapshot((db) => refuseTaken(db, hour));
  }
}

interface Arranged {
  by: WantedBy;
  hour: HourWanted;
  place: Place;
  salon: SalonRow;
}

/** Finds the visit's new place. */
async function arrange(
  db: Snapshot,
  now: number,
  actor: Actor,
  id: string,
  order: MoveRequest,
): Promise<Result<Arranged>> {
  const salon = await readSalon(db);
  const found = await findOwnBooking(db, actor, id);
  if (!found.ok) return found;
  const decided = decideWhoWants(actor, found.value, order.by);
  if (!decided.ok) return decided;
  const by = decided.value;
  const refused =
    refuseMove(found.value, actor, salon, now) ?? refuseMasters(found.value.items.length, order.masters);
  if (refused) return refused;
  const visit = visitOfItems(found.value.items, isStaff(actor) ? "desk" : "customer", order.masters);
  const hour: HourWanted = {
    visit,
    startsAt: order.startsAt,
    zone: salon.zone,
    order: { now, exceptBookingId: id, withHidden: true },
  };
  const placed = await placeVisit(db, hour);
  return placed.ok ? ok({ by, hour, place: placed.value, salon }) : placed;
}

function refuseMove(booking: BookingRow, actor: Actor, salon: SalonRow, now: number): Refusal | null {
  const standing = { state: booking.state, policy: policyVisit(booking, salon.policy) };
  const why = whyNotMove(standing, { isStaff: isStaff(actor) }, now);
  if (why === "state") return staysWhereItIs;
  if (why === null) return null;
  return refuse("too_late", `It is too late to move this visit here. Call the salon: ${salon.phone}.`);
}

/** The visit has begun, is over or is cancelled. */
export const staysWhereItIs = refuse("wrong_state", "This visit can't be moved any more. Book a new one.");

/** Refuses masters who are neither one for a whole visit nor one for each of its services. */
export function refuseMasters(services: number, masters: readonly string[] = []): Refusal | null {
  if (masters.length <= 1 || masters.length === services) return null;
  const message =
    services === 1
      ? "This visit has one service: name one master."
      : `This visit has ${services} services: name one master, or one for each of them.`;
  return refuse("invalid_input", message, { errors: [{ field: "masterIds", message }] });
}

interface Moved {
  booking: BookingRow;
  /** The time from the freed hour to the newly taken one. */
  changed: Span;
}

/** @throws a unique violation when a cell is already taken; CellsGone */
async function swap(
  app: DatabaseClockAndSeal,
  tx: Transaction<Schema>,
  { actor, by, salon, from }: { actor: Actor; by: WantedBy; salon: SalonRow; from: MoveRequest["from"] },
  bookingId: string,
  place: Place,
): Promise<Result<Moved>> {
  const { items, claims } = place;
  await app.engine.lock(tx, "bookings", bookingId);
  const booking = await findBooking(tx, bookingId);
  const refused = booking && refuseMove(booking, actor, salon, app.now());
  if (!booking || refused) return refused ?? refuse("not_found", "There is no such booking.");
  if (!isWhatWasPlaced(booking, items)) return justChanged;
  if (isThere(booking, items)) return ok({ booking, changed: noTime });
  const moved = refuseMoved(booking, items, { from, now: app.now(), zone: salon.zone });
  if (moved) return moved;
  if (!isStaff(actor) && !(await countCall(tx, `move:${bookingId}`, movesOfVisit, app.now()))) {
    return refuse("too_many_requests", movedOften);
  }
  await refuseFoundGone(app.engine, tx, place);
  const { freed, offer } = await freeBookedCells(tx, bookingId, app.now());
  const left = shareAfterMove(policyVisit(booking, salon.policy), by, app.now());
  await app.engine.together(tx, [
    cellsInsert(tx, claims, { bookingId }),
    ...bookingPlacements(tx, bookingId, items, left),
    ...(await tell(app, tx, { actor, by }, booking, items)),
    offer,
  ]);
  const changed = around([freed, spanOfCells(claims)]);
  return ok({ booking: { ...booking, ...(await findBooking(tx, bookingId)) }, changed });
}

const movedOften =
  "This visit has been moved several times within the hour. Wait a while, or call the salon.";

function isThere(booking: BookingRow, items: readonly PlannedItem[]): boolean {
  return booking.items.every(
    (item, index) => item.starts_at === items[index]?.startsAt && item.master_id === items[index]?.masterId,
  );
}

/**
 * Refuses if somebody else has moved the visit since it was seen. If it already is at the wanted hour, this may be a
 * repeat of the same move.
 */
function refuseMoved(
  { starts_at }: BookingRow,
  [first]: readonly PlannedItem[],
  { from, now, zone }: { from: MoveRequest["from"]; now: number; zone: string },
): Refusal | null {
  if (from === undefined || starts_at === from || starts_at === first?.startsAt) return null;
  if (starts_at === null) return refuse("visit_moved", "This visit has just been changed. Look at it again.");
  const stands = dayAndClock(starts_at, { meant: from ?? now, zone });
  return refuse("visit_moved", `This visit has just been moved to ${stands}. Look at it again.`);
}

/** Whether the visit still has the services that the place was found for, each with the same length. */
function isWhatWasPlaced(booking: BookingRow, items: readonly PlannedItem[]): boolean {
  if (booking.items.length !== items.length) return false;
  return booking.items.every(({ service_id, starts_at: from, ends_at: to }, index) => {
    const planned = items[index];
    if (planned?.serviceId !== service_id) return false;
    return from === null || to === null || to - from === planned.endsAt - planned.startsAt;
  });
}

/** The writes for the visit's timeline and for the messages about the move. */
async function tell(
  app: DatabaseClockAndSeal,
  tx: Transaction<Schema>,
  { actor, by }: { actor: Actor; by: WantedBy },
  booking: BookingRow,
  [first]: readonly PlannedItem[],
): Promise<(Write | null)[]> {
  if (!first) throw new Error("A visit has at least one service.");
  const now = app.now();
  const eventId = newId();
  const event = bookingEventInsert(tx, {
    id: eventId,
    bookingId: booking.id,
    at: now,
    actorId: actor.userId,
    from: booking.state,
    to: booking.state,
    reason: whyMoved(actor, booking, by),
    moved: { from: booking.starts_at, to: first.startsAt },
  });
  const moved = { ...booking, starts_at: first.startsAt };
  const notices = await noticesOfMoved(app, tx, moved, { eventId });
  return [event, messagesOfMoved(tx, booking.id, eventId, now), outboxInsert(tx, notices, now)];
}

function whyMoved(actor: Actor, booking: BookingRow, by: WantedBy): string {
  if (booking.starts_at === null) return moveReasons.arranged;
  if (!isStaff(actor)) return moveReasons.moved;
  return by === "salon" ? moveReasons.movedBySalon : moveReasons.movedAsAsked;
}
