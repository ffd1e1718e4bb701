import type { Transaction } from "kysely";
import type { SalonMethod } from "#domain/daily-close.ts";
import { deskAfterMistake } from "#domain/hand-back.ts";
import { writtenDollars } from "#domain/money.ts";
import { localDate } from "#domain/time/dates.ts";
import { dayFrame } from "#domain/time/day-frame.ts";
import { moneyReasons } from "#domain/visit-history.ts";
import { type BookingRow, findBooking } from "#server/database/bookings.ts";
import { findUncounted } from "#server/database/day-closes.ts";
import type { Handle } from "#server/database/handle.ts";
import { readSalon, type SalonRow } from "#server/database/salon.ts";
import {
  lastHandedBack,
  listDeskLines,
  listDeskLinesSince,
  listSalonPayments,
  recordHandedBack,
  sinceWhat,
  sumOfLines,
} from "#server/database/salon-payments.ts";
import type { Schema } from "#server/database/schema.ts";
import { deskBeyondUpdate } from "#server/database/visit-changes.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { nowAfterClose } from "#server/usecases/now-after-close.ts";
import { staysHandedBack } from "#server/usecases/refunds/stays-handed-back.ts";
import { ok, type Refusal, type Result, refuse } from "#server/usecases/result.ts";
import { noteDesk, tellDesks } from "#server/usecases/visits/desk-lines.ts";
import { moneyAtSalonOf, toHandBackOf } from "#server/usecases/visits/money-at-salon.ts";

/**
 * Records that the desk has handed back what was paid at the salon beyond a visit's price, since it got cheaper, or
 * what its cancellation gives back: all of it, once. Refuses a different sum.
 */
export async function handBack(
  app: DatabaseAndClock,
  actorId: string,
  id: string,
  { cents, method }: { cents: number; method: SalonMethod },
): Promise<Result<number>> {
  const handed = await app.engine.transaction(async (tx): Promise<Result<number>> => {
    await app.engine.lock(tx, "bookings", id);
    const booking = await findBooking(tx, id);
    if (!booking) return refuse("not_found", "There is no such booking.");
    const { kept_at_salon_cents: keptCents, state } = booking;
    const dueCents = await readToHandBack(tx, booking);
    if (dueCents === 0) return refuse("wrong_state", "Nothing is to be handed back for this visit.");
    if (dueCents !== cents)
      return refuse("wrong_state", "Another sum is to be handed back by now. Look at the visit again.");
    const now = await nowAfterClose(app, tx);
    const { currency } = await readSalon(tx);
    const since = state === "cancelled" ? "cancelled" : "cheaper";
    const parts = [{ amountCents: -cents, method }];
    await recordHandedBack(tx, { bookingId: id, currency, since, parts }, now);
    await deskBeyondUpdate(tx, id, { keptCents, handBackCents: 0 }).execute();
    await noteDesk(app, tx, { booking, actorId, reason: reasons[since] });
    return ok(cents);
  });
  return await tellDesks(app, handed);
}

const reasons = { cheaper: moneyReasons.handedBack, cancelled: moneyReasons.returned };

/**
 * Takes back that the desk has handed something back, also as it cancelled the visit, if it has not. The money waits
 * again, and pays first for what the visit owes by now. Possible on the same day, until a close has counted it, and
 * while the desk has done nothing else with the visit's money. Refuses another sum than was handed back.
 */
export async function reverseHandBack(
  app: DatabaseAndClock,
  actorId: string,
  id: string,
  cents: number,
): Promise<Result<number>> {
  return await app.engine.transaction(async (tx): Promise<Result<number>> => {
    await app.engine.lock(tx, "bookings", id);
    const booking = await findBooking(tx, id);
    if (!booking) return refuse("not_found", "There is no such booking.");
    const now = await nowAfterClose(app, tx);
    const { currency, zone } = await readSalon(tx);
    const lines = await listDeskLines(tx, id);
    const handed = lastHandedBack(lines);
    const [first] = handed;
    const since = first && sinceWhat(first);
    if (!since)
      return refuse("wrong_state", "Nothing that was handed back for this visit can be taken back.");
    const stays = await staysHandedBack(tx, first, { zone, now });
    if (stays) return stays;
    if (sumOfLines(handed) !== -cents) return refuse("wrong_state", handedOther);
    const thereCents = sumOfLines(lines);
    const before = { keptCents: booking.kept_at_salon_cents, handBackCents: booking.hand_back_cents };
    const waitsCents = toHandBackOf(booking, thereCents);
    const after =
      booking.state === "cancelled"
        ? { keptCents: thereCents - waitsCents, handBackCents: waitsCents + cents }
        : deskAfterMistake(before, cents, moneyAtSalonOf(booking, thereCents).dueCents);
    const parts = handed.map(({ amount_cents, method }) => ({ amountCents: -amount_cents, method }));
    // Lines are read by time: after a clock was set back, these still follow those that they reverse.
    const at = Math.max(now, first.at + 1);
    await recordHandedBack(tx, { bookingId: id, currency, since, parts }, at);
    await deskBeyondUpdate(tx, id, after).execute();
    await noteDesk(app, tx, { booking, actorId, reason: moneyReasons.notHandedBack });
    return ok(cents);
  });
}

const handedOther = "Another sum was handed back for this visit. Look at it again.";

/** What the desk can still say that it has not handed back, by visit, in cents. */
export async function tellHandedBack(
  db: Handle,
  { zone }: Pick<SalonRow, "zone">,
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const today = localDate(now, zone);
  const lines = await listDeskLinesSince(db, dayFrame(today, zone).from);
  const handed = [...Map.groupBy(lines, ({ booking_id }) => booking_id ?? "")]
    .map(([id, some]) => ({ id, some: lastHandedBack(some) }))
    .filter(({ some }) => some.length > 0);
  const uncounted = await findUncounted(
    db,
    handed.flatMap(({ some }) => some.map(({ id }) => id)),
  );
  const open = handed.filter(({ some }) => some.every(({ id }) => uncounted.has(id)));
  return new Map(open.map(({ id, some }) => [id, -sumOfLines(some)]));
}

/** What the desk has to hand back for a visit, in cents. */
export async function readToHandBack(tx: Transaction<Schema>, booking: BookingRow): Promise<number> {
  return toHandBackOf(booking, sumOfLines(await listSalonPayments(tx, booking.id)));
}

/** Refuses to take back a payment at the salon while part of it is still to be handed back. */
export function handBackFirst(cents: number): Refusal {
  return refuse("wrong_state", `Hand back $${writtenDollars(cents)} first, then take the payment back.`);
}

/**
 * Clears what is kept of a payment at the salon that is taken back as a whole, and what an older server version left to
 * hand back.
 */
export async function dropKept(tx: Transaction<Schema>, booking: BookingRow): Promise<void> {
  if (booking.hand_back_cents + booking.kept_at_salon_cents === 0) return;
  await deskBeyondUpdate(tx, booking.id, { keptCents: 0, handBackCents: 0 }).execute();
}
