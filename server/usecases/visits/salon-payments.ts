import type { Transaction } from "kysely";
import { occupiesCells } from "#domain/booking-states.ts";
import type { SalonMethod } from "#domain/daily-close.ts";
import { writtenDollars } from "#domain/money.ts";
import { mayBeTipped } from "#domain/visit.ts";
import { moneyReasons } from "#domain/visit-history.ts";
import { type BookingRow, findBooking } from "#server/database/bookings.ts";
import { enqueueAll } from "#server/database/outbox.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseAndClock, UseCases } from "#server/usecases/context.ts";
import { type HandedSession, spendSession, unpriceSession } from "#server/usecases/gifts/session-at-desk.ts";
import {
  findHandedCard,
  type HandedCard,
  spendAtDesk,
  takeBackAtDesk,
} from "#server/usecases/gifts/spend-at-desk.ts";
import { mailsOfPaid } from "#server/usecases/post/queue.ts";
import { ok, type Refusal, Refused, type Result, refusable, refuse } from "#server/usecases/result.ts";
import {
  type AtSalon,
  noteDesk,
  readLines,
  type Till,
  writeLine,
} from "#server/usecases/visits/desk-lines.ts";
import { dropKept, handBackFirst, readToHandBack } from "#server/usecases/visits/hand-back.ts";
import { moneyAtSalonOf, paysBySession } from "#server/usecases/visits/paid-visit.ts";
import { idOfLine, isSentAgain, refusePaidAlready } from "#server/usecases/visits/taken-at-desk.ts";

const paidOtherwise = refuse(
  "wrong_state",
  "This visit's payment is written down already, but as paid in another way. Take it back first.",
);
const tippedOtherwise = refuse(
  "wrong_state",
  "Another tip is written down for this visit. Take it back first.",
);

const nothingDue = refuse("wrong_state", "Nothing is due for this visit.");
const owesMore = refuse(
  "wrong_state",
  "This visit owes more than the gift card pays by now. Look at it again.",
);
const giftTooMuch = refuse("wrong_state", "This visit does not owe that much any more. Look at it again.");

/** Refuses a sum other than the page showed. */
function owesNow(cents: number): Refusal {
  if (cents === 0) return { ...nothingDue, code: "price_mismatch" };
  const sum = writtenDollars(cents);
  return refuse(
    "price_mismatch",
    `$${sum} is left to pay for this visit now. Look at the sum, then take that.`,
  );
}

/**
 * What is taken at the desk: the method, null if nobody said; the tip for the masters in addition to what is due; and
 * the gift card that pays part of it.
 */
export interface Taking {
  method: SalonMethod | null;
  tipCents: number;
  /**
   * What the desk takes besides the tip, the gift card and the session, as the page showed it; absent: what is owed.
   */
  dueCents?: number | undefined;
  gift?: HandedCard | undefined;
  /** The session of a package that pays for one of the services. */
  session?: HandedSession | undefined;
  /** Idempotency key: stays the same while one desk tries to take the same. */
  key?: string | undefined;
}

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
  return await refusable(() =>
    app.engine.transaction((tx) => recordIn(app, tx, { actorId, id, giftCardId: card?.value }, taking)),
  );
}

async function recordIn(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  { actorId, id, giftCardId }: { actorId: string; id: string; giftCardId: string | undefined },
  { method, tipCents, dueCents, gift, session, key }: Taking,
): Promise<Result<AtSalon>> {
  await app.engine.lock(tx, "bookings", id);
  const isSession = session !== undefined && (await paySession(app, tx, id, session));
  const booking = await findBooking(tx, id);
  if (!booking) return refuse("not_found", "There is no such booking.");
  const till = await readLines(tx, id);
  const { dueCents: owedCents } = moneyAtSalonOf(booking, till.paidCents);
  const isTip = tipCents > 0 && till.tipCents === 0;
  const taker = { bookingId: id, actorId, key };
  const isPayment = tipCents === 0 || gift !== undefined || session !== undefined || (dueCents ?? 0) > 0;
  const isAgain = await isSentAgain(tx, taker, isPayment ? "payment" : "tip");
  const isTaken = isPayment && owedCents === 0 && !isSession && till.paidCents + till.creditCents > 0;
  if (isTaken && !isAgain && occupiesCells(booking.state))
    throw new Refused(await refusePaidAlready(tx, booking, till, app.now()));
  const order = { method, tipCents, owedCents, isPayment, isTip, isAgain, giftCardId };
  const refused = refuseTaking(booking, till, order);
  if (refused) throw new Refused(refused);
  const giftCents = giftCardId && gift && owedCents > 0 ? gift.cents : 0;
  if (giftCents > owedCents) return giftTooMuch;
  const restCents = owedCents - giftCents;
  if (restCents > 0 && giftCents > 0 && method === null) return owesMore;
  if (dueCents !== undefined && !isAsShown(till, restCents, dueCents)) throw new Refused(owesNow(restCents));
  const written = {
    paidCents: till.paidCents + restCents,
    tipCents: isTip ? tipCents : till.tipCents,
    creditCents: till.creditCents + giftCents,
  };
  if (owedCents === 0 && !isTip && !isSession) return ok(written);
  if (giftCardId && giftCents > 0) await spendAtDesk(app, tx, booking, { giftCardId, cents: giftCents });
  if (restCents > 0) await writeLine(app, tx, booking, { kind: "pay_at_salon", cents: restCents, method });
  if (isTip) await writeLine(app, tx, booking, { kind: "tip", cents: tipCents, method });
  const taken = [
    isSession && moneyReasons.paidBySession,
    giftCents > 0 && moneyReasons.paidByGift,
    restCents > 0 && moneyReasons.paid,
    isTip && moneyReasons.tipped,
  ].filter((reason) => reason !== false);
  for (const [index, reason] of taken.entries()) {
    // A dialog that stays open after a lost response may take a tip with the same key. Its first line already has the
    // id.
    const id = index === taken.length - 1 && !isAgain ? idOfLine(taker) : undefined;
    await noteDesk(app, tx, { ...(id && { id }), booking, actorId, reason });
  }
  await enqueueAll(tx, await mailsOfPaid(tx, booking, till.count, app.now()), app.now());
  return ok(written);
}

/** Whether the page showed what is to be taken, or this repeats what was taken last. */
function isAsShown({ lastCents }: Till, restCents: number, dueCents: number): boolean {
  return dueCents === restCents || (restCents === 0 && dueCents === lastCents);
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

type Told = Omit<Taking, "dueCents" | "gift" | "session" | "key"> & {
  owedCents: number;
  /** Whether more than a tip was to be taken. */
  isPayment: boolean;
  isTip: boolean;
  isAgain: boolean;
  giftCardId: string | undefined;
};

/** Why this can't be recorded; null when it can, or when it already is. */
function refuseTaking(
  { state, card_cents, credit_cents }: BookingRow,
  till: Till,
  { method, tipCents, owedCents, isPayment, isTip, isAgain, giftCardId }: Told,
): Refusal | null {
  if (giftCardId && owedCents === 0 && !till.giftCards.has(giftCardId)) return paidOtherwise;
  if (tipCents === 0 && till.paidCents + till.creditCents === 0 && owedCents === 0) {
    return card_cents + credit_cents > 0
      ? refuse("purchase_closed", "This visit was paid by card already.")
      : nothingDue;
  }
  if (!occupiesCells(state)) return nothingDue;
  if (tipCents > 0 && !isTip && (till.tipCents !== tipCents || !isAgain)) return tippedOtherwise;
  if (isTip && !mayBeTipped(state))
    return refuse("wrong_state", "A tip is written down once the visit has begun.");
  const isSaid = method !== null && till.method !== null && owedCents === 0 && isPayment;
  return isSaid && till.paidCents > 0 && method !== till.method ? paidOtherwise : null;
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
  return await app.engine.transaction(async (tx): Promise<Result<number>> => {
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
}
