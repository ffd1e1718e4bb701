import type { Transaction } from "kysely";
import { occupiesCells } from "#domain/booking-states.ts";
import { moneyReasons } from "#domain/visit-history.ts";
import { type BookingRow, findBooking } from "#server/database/bookings.ts";
import { enqueueAll } from "#server/database/outbox.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseAndClock, DatabaseClockAndSeal, UseCases } from "#server/usecases/context.ts";
import { type HandedSession, spendSession, unpriceSession } from "#server/usecases/gifts/session-at-desk.ts";
import { findHandedCard, spendAtDesk, takeBackAtDesk } from "#server/usecases/gifts/spend-at-desk.ts";
import { mailsOfPaid } from "#server/usecases/post/queue.ts";
import { attempt, ok, Refused, type Result, refuse } from "#server/usecases/result.ts";
import {
  type AtSalon,
  noteDesk,
  readLines,
  tellDesks,
  writeLine,
} from "#server/usecases/visits/desk-lines.ts";
import { dropKept, handBackFirst, readToHandBack } from "#server/usecases/visits/hand-back.ts";
import { moneyAtSalonOf } from "#server/usecases/visits/money-at-salon.ts";
import { paysBySession } from "#server/usecases/visits/paid-visit.ts";
import {
  nothingDue,
  type Plan,
  paysVisit,
  planTaking,
  type Taking,
} from "#server/usecases/visits/plan-taking.ts";
import { idOfLine, isSentAgain, refusePaidAlready } from "#server/usecases/visits/taken-at-desk.ts";

/**
 * Records the payment of what a visit still owes at the salon: by gift card as far as given, the rest by `method`, and
 * the tip that was given with it or after it. A session of a package pays for one of the services first, and changes
 * the visit's price. Idempotent. Refuses what another desk has already taken, a different sum than is owed, another
 * method, gift card or tip than what is recorded, and a tip before the visit has begun.
 * @returns what is recorded now
 */
export async function recordSalonPayment(
  app: DatabaseAndClock & Pick<UseCases, "seal">,
  actorId: string,
  id: string,
  taking: Taking,
): Promise<Result<AtSalon>> {
  const card = taking.gift && (await findHandedCard(app, actorId, id, taking.gift));
  if (card && !card.ok) return card;
  const recorded = await attempt(app, (tx) =>
    recordIn(app, tx, { actorId, id, giftCardId: card?.value }, taking),
  );
  return await tellDesks(app, recorded);
}

async function recordIn(
  app: DatabaseClockAndSeal,
  tx: Transaction<Schema>,
  { actorId, id, giftCardId }: { actorId: string; id: string; giftCardId: string | undefined },
  taking: Taking,
): Promise<Result<AtSalon>> {
  await app.engine.lock(tx, "bookings", id);
  const isSession = taking.session !== undefined && (await paySession(app, tx, id, taking.session));
  const booking = await findBooking(tx, id);
  if (!booking) return refuse("not_found", "There is no such booking.");
  const record = await readLines(tx, id);
  const { dueCents: owedCents } = moneyAtSalonOf(booking, record.paidCents);
  const isPayment = paysVisit(taking);
  const taker = { bookingId: id, actorId, key: taking.key };
  const isAgain = await isSentAgain(tx, taker, isPayment ? "payment" : "tip");
  const isPaid = isPayment && owedCents === 0 && !isSession && record.paidCents + record.creditCents > 0;
  if (isPaid && !isAgain && occupiesCells(booking.state))
    return await refusePaidAlready(tx, booking, record, app.now());
  const planned = planTaking({ booking, record, owedCents }, taking, { giftCardId, isAgain });
  // A session that has just paid is given back.
  if (!planned.ok) return planned;
  const { giftCents, restCents, tipCents } = planned.value;
  if (giftCents + restCents + tipCents > 0 || isSession) {
    if (giftCardId && giftCents > 0) await spendAtDesk(app, tx, booking, { giftCardId, cents: giftCents });
    const { method } = taking;
    if (restCents > 0) await writeLine(app, tx, booking, { kind: "pay_at_salon", cents: restCents, method });
    if (tipCents > 0) await writeLine(app, tx, booking, { kind: "tip", cents: tipCents, method });
    // A dialog that stays open after a lost response may take a tip with the same key. Its first line has the id.
    const lineId = isAgain ? undefined : idOfLine(taker);
    await noteTaken(app, tx, { booking, actorId, lineId }, { ...planned.value, isSession });
    await enqueueAll(tx, await mailsOfPaid(app, tx, booking, record.count), app.now());
  }
  return ok({
    paidCents: record.paidCents + restCents,
    tipCents: record.tipCents + tipCents,
    creditCents: record.creditCents + giftCents,
  });
}

/** Adds what was taken to the visit's history. @param line.lineId of its last line; undefined if nobody needs it */
async function noteTaken(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  { booking, actorId, lineId }: { booking: BookingRow; actorId: string; lineId: string | undefined },
  { giftCents, restCents, tipCents, isSession }: Plan & { isSession: boolean },
): Promise<void> {
  const taken = [
    isSession && moneyReasons.paidBySession,
    giftCents > 0 && moneyReasons.paidByGift,
    restCents > 0 && moneyReasons.paid,
    tipCents > 0 && moneyReasons.tipped,
  ].filter((reason) => reason !== false);
  for (const [index, reason] of taken.entries()) {
    const isLast = index === taken.length - 1;
    await noteDesk(app, tx, { ...(isLast && lineId && { id: lineId }), booking, actorId, reason });
  }
}

/** Pays for a service with a session, unless that was already done. @returns whether it was done now */
async function paySession(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  id: string,
  session: HandedSession,
): Promise<boolean> {
  const booking = await findBooking(tx, id);
  if (!booking || (booking.package_id === session.packageId && paysBySession(booking))) return false;
  if (!occupiesCells(booking.state)) throw new Refused(nothingDue);
  const paidCents = (await readLines(tx, id)).paidCents - booking.kept_at_salon_cents;
  await spendSession(app, tx, booking, { ...session, paidCents });
  return true;
}

/**
 * Reverses a payment at the salon that was recorded by mistake, with its tip. The visit is unpaid again, and the ledger
 * shows both. Refuses while part of it is still to be handed back.
 * @returns the cents that were taken back
 */
export async function reverseSalonPayment(
  app: DatabaseAndClock,
  actorId: string,
  id: string,
  reason: string,
): Promise<Result<number>> {
  const reversed = await attempt(app, async (tx): Promise<Result<number>> => {
    await app.engine.lock(tx, "bookings", id);
    const booking = await findBooking(tx, id);
    if (!booking) return refuse("not_found", "There is no such booking.");
    const { paidCents, tipCents } = await readLines(tx, id);
    const handBackCents = await readToHandBack(tx, booking);
    if (handBackCents > 0) return handBackFirst(handBackCents);
    if (booking.state !== "cancelled") await unpriceSession(app, tx, booking);
    const creditCents = await takeBackAtDesk(app, tx, booking);
    if (paidCents <= 0 && tipCents <= 0 && creditCents === 0)
      return refuse("wrong_state", "No payment at the salon is recorded for this visit.");
    if (paidCents > 0)
      await writeLine(app, tx, booking, { kind: "pay_at_salon", cents: -paidCents, method: null });
    await dropKept(tx, booking);
    if (tipCents > 0) await writeLine(app, tx, booking, { kind: "tip", cents: -tipCents, method: null });
    await noteDesk(app, tx, { booking, actorId, reason: `${moneyReasons.takenBack}: ${reason}` });
    return ok(paidCents + tipCents + creditCents);
  });
  return await tellDesks(app, reversed);
}
