import type { BookingRow } from "#server/database/bookings.ts";
import { listGiftLinesOfBooking } from "#server/database/gift-cards.ts";
import type { Handle } from "#server/database/handle.ts";
import { sumRefundsFor } from "#server/database/refunds.ts";
import { readSessionOutcome } from "#server/usecases/gifts/session-outcome.ts";
import { readLeft } from "#server/usecases/refunds/read-left.ts";
import { toHandBackOf } from "#server/usecases/visits/money-at-salon.ts";
import { listPaymentsOfBooking, readCredits, toUsedSession } from "#server/usecases/visits/paid-visit.ts";
import { readTill } from "#server/usecases/visits/till-of-visit.ts";

/** What was paid for a cancelled visit and what of it is returned, in cents. */
export interface ReturnedMoney {
  /** Without what was returned before the cancellation. */
  paidCents: number;
  /** To the gift card that paid part of it. A package's session is not money. */
  toGiftCents: number;
  /** To the cards that paid, without what a bank holds. */
  toCardCents: number;
  /** Promised to a card, and held by its bank until it decides a dispute. */
  heldCents: number;
  /** Handed back at the salon, where it was paid. */
  atSalonCents: number;
  /** Waits at the salon for the guest. */
  waitsCents: number;
}

/** @returns null when nothing was paid in advance, and nothing is handed back or waits */
export async function readReturned(db: Handle, booking: BookingRow): Promise<ReturnedMoney | null> {
  const payments = await listPaymentsOfBooking(db, booking);
  const till = await readTill(db, booking);
  const { gifts } = await readCredits(db, booking);
  const atSalonCents = till.backCents;
  const waitsCents = toHandBackOf(booking, till.thereCents);
  if (payments.length === 0 && atSalonCents + waitsCents === 0 && gifts.length === 0) return null;
  let [toCardCents, heldCents] = [0, 0];
  for (const payment of payments) {
    const cents = await sumRefundsFor(db, payment.id, "cancelled");
    const ofBank = Math.min(cents, (await readLeft(db, payment)).heldOfPromisedCents);
    toCardCents += cents - ofBank;
    heldCents += ofBank;
  }
  // What was handed back earlier, when the visit got cheaper, was reported then.
  const thereCents = till.handedBack.reduce((sum, { cents }) => sum - cents, till.paidCents);
  return {
    paidCents: payments.reduce(
      (sum, { amount_cents, changed_cents }) => sum + amount_cents - changed_cents,
      gifts.reduce((sum, { usedCents }) => sum + usedCents, thereCents),
    ),
    toGiftCents: gifts.reduce((sum, { returnedCents }) => sum + returnedCents, 0),
    toCardCents,
    heldCents,
    atSalonCents,
    waitsCents,
  };
}

/** What happened to the package's session that paid for a cancelled visit; null without one. */
export async function readSession(db: Handle, booking: BookingRow) {
  const { session } = await readCredits(db, booking);
  if (!session) return null;
  const lines = await listGiftLinesOfBooking(db, booking.id);
  const back = lines.find(
    ({ kind, gift_card_id }) => kind === "returned" && gift_card_id === session.giftCardId,
  );
  const used = toUsedSession(booking, session);
  return await readSessionOutcome(db, used, { isInTime: back !== undefined, at: back?.at ?? 0 });
}
