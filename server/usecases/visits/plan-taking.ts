import { occupiesCells } from "#domain/booking-states.ts";
import type { SalonMethod } from "#domain/daily-close.ts";
import { writtenDollars } from "#domain/money.ts";
import { mayBeTipped } from "#domain/visit.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import type { HandedSession } from "#server/usecases/gifts/session-at-desk.ts";
import type { HandedCard } from "#server/usecases/gifts/spend-at-desk.ts";
import { ok, type Refusal, type Result, refuse } from "#server/usecases/result.ts";
import type { DeskRecord } from "#server/usecases/visits/desk-lines.ts";

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

/** What a visit owes and what is recorded for it. A session that pays for a service has already done so. */
export interface OwingVisit {
  booking: BookingRow;
  record: DeskRecord;
  owedCents: number;
}

/** What is still to be taken, in cents: by gift card, by the method, and as a tip. */
export interface Plan {
  giftCents: number;
  restCents: number;
  tipCents: number;
}

/** Whether more than a tip is to be taken. */
export function paysVisit({ tipCents, gift, session, dueCents = 0 }: Taking): boolean {
  return tipCents === 0 || gift !== undefined || session !== undefined || dueCents > 0;
}

/**
 * Decides what is to be written for a taking: nothing if all of it is recorded already. Refuses a different sum than is
 * owed, another method, gift card or tip than what is recorded, and a tip before the visit has begun.
 * @param known.giftCardId the gift card that was handed over @param known.isAgain whether it was sent before
 */
export function planTaking(
  visit: OwingVisit,
  taking: Taking,
  known: { giftCardId: string | undefined; isAgain: boolean },
): Result<Plan> {
  const { booking, record, owedCents } = visit;
  if (known.giftCardId && owedCents === 0 && !record.giftCards.has(known.giftCardId)) return paidOtherwise;
  const isNothing = taking.tipCents === 0 && owedCents === 0 && record.paidCents + record.creditCents === 0;
  if (isNothing && booking.card_cents + booking.credit_cents > 0) return paidByCard;
  if (isNothing || !occupiesCells(booking.state)) return nothingDue;
  return refuseTip(visit, taking, known) ?? refuseMethod(visit, taking) ?? planSums(visit, taking);
}

function refuseTip(
  { booking, record }: OwingVisit,
  { tipCents }: Taking,
  { isAgain }: { isAgain: boolean },
): Refusal | null {
  if (tipCents === 0) return null;
  if (record.tipCents === 0) return mayBeTipped(booking.state) ? null : tipTooEarly;
  return isAgain && record.tipCents === tipCents ? null : tippedOtherwise;
}

function refuseMethod({ record, owedCents }: OwingVisit, taking: Taking): Refusal | null {
  if (owedCents > 0 || record.paidCents <= 0 || !paysVisit(taking)) return null;
  const isOther = taking.method !== null && record.method !== null && taking.method !== record.method;
  return isOther ? paidOtherwise : null;
}

function planSums(
  { record, owedCents }: OwingVisit,
  { method, tipCents, dueCents, gift }: Taking,
): Result<Plan> {
  const giftCents = owedCents > 0 ? (gift?.cents ?? 0) : 0;
  if (giftCents > owedCents) return giftTooMuch;
  const restCents = owedCents - giftCents;
  if (restCents > 0 && giftCents > 0 && method === null) return owesMore;
  // What was taken last may be shown again.
  const isAsShown = dueCents === restCents || (restCents === 0 && dueCents === record.lastCents);
  if (dueCents !== undefined && !isAsShown) return owesNow(restCents);
  return ok({ giftCents, restCents, tipCents: record.tipCents === 0 ? tipCents : 0 });
}

const paidOtherwise = refuse(
  "wrong_state",
  "This visit's payment is written down already, but as paid in another way. Take it back first.",
);
const paidByCard = refuse("purchase_closed", "This visit was paid by card already.");
const tippedOtherwise = refuse(
  "wrong_state",
  "Another tip is written down for this visit. Take it back first.",
);
const tipTooEarly = refuse("wrong_state", "A tip is written down once the visit has begun.");
export const nothingDue = refuse("wrong_state", "Nothing is due for this visit.");
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
