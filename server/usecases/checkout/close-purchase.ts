import type { Transaction } from "kysely";
import { isOpenPayment, type PaymentState } from "#domain/payment-states.ts";
import { noTime, type Span } from "#domain/time/span.ts";
import { freeHeldCells } from "#server/database/cells.ts";
import { raiseException } from "#server/database/exceptions.ts";
import { endHold, findHoldOfPurchase } from "#server/database/holds.ts";
import { offerUseDelete } from "#server/database/offer-uses.ts";
import { endOfferedHour, findOfferedHour } from "#server/database/offered-hours.ts";
import {
  abandonPayment,
  advancePayment,
  findPayment,
  listPaymentsOfPurchase,
  type PaymentRow,
} from "#server/database/payments.ts";
import { findPurchase, type PurchaseRow, updatePurchase } from "#server/database/purchases.ts";
import type { Schema } from "#server/database/schema.ts";
import { keepOffered } from "#server/usecases/checkout/keep-offered.ts";
import { settle } from "#server/usecases/checkout/settle.ts";
import type { DatabaseAndClock, DatabaseClockAndPayments } from "#server/usecases/context.ts";

/**
 * Makes sure that an open purchase can take no more money, by cancelling its intents before its hour is given up.
 * @returns `unpaid` when nothing was or can be charged, `paid` when it turned out to be paid (and is settled now),
 * `processing` when the bank is still deciding
 * @throws ProviderUnavailable when the provider can't be asked; the purchase stays as it is
 */
export async function stopPayments(
  app: DatabaseClockAndPayments,
  purchase: PurchaseRow,
): Promise<"unpaid" | "paid" | "processing"> {
  const payments = await listPaymentsOfPurchase(app.engine.read, purchase.id);
  let outcome: "unpaid" | "paid" | "processing" = "unpaid";
  for (const payment of payments) {
    const state = isOpenPayment(payment.state) ? await stopPayment(app, payment) : payment.state;
    if (state === "succeeded") {
      await settle(app, payment);
      return "paid";
    }
    if (state !== "cancelled") outcome = "processing";
  }
  return outcome;
}

/**
 * Cancels one payment unless it is too late. One that has succeeded is left for the caller to settle. @returns its
 * state
 */
export async function stopPayment(app: DatabaseClockAndPayments, payment: PaymentRow): Promise<PaymentState> {
  if (await abandonPayment(app.engine.write, payment.id, app.now())) return "cancelled";
  const known = payment.intent_id ? payment : await findPayment(app.engine.read, payment.id);
  if (!known?.intent_id) return known?.state ?? "cancelled";
  const intent = await app.payments.cancelIntent(known.intent_id);
  if (!intent) return await giveUpUnknown(app, payment.id, known.intent_id);
  if (intent.state === "succeeded") return "succeeded";
  const news = { state: intent.state, intentId: intent.id };
  return await advancePayment(app.engine.write, payment.id, news, app.now());
}

/**
 * Treats an intent that the provider does not know as cancelled: nobody can pay it with these keys. The customer goes
 * on, and the owner is told.
 */
export async function giveUpUnknown(
  app: DatabaseAndClock,
  paymentId: string,
  intentId: string,
): Promise<PaymentState> {
  return await app.engine.transaction(async (tx) => {
    await raiseUnknownIntent(tx, paymentId, app.now());
    return await advancePayment(tx, paymentId, { state: "cancelled", intentId }, app.now());
  });
}

/** Tells the owner, once, about a payment that the provider does not know. */
export async function raiseUnknownIntent(
  tx: Transaction<Schema>,
  paymentId: string,
  now: number,
): Promise<void> {
  const cause = `unknown_intent:${paymentId}`;
  await raiseException(tx, { kind: "stuck_payment", cause, subjectId: paymentId }, now);
}

/**
 * Like `releasePurchase`, in its own transaction. Announces the change to those who look at availability.
 * @returns whether it was given up
 */
export async function giveUpPurchase(
  app: DatabaseAndClock,
  purchaseId: string,
  how?: { byDesk?: boolean; keepsOffer?: boolean },
): Promise<boolean> {
  const { released, freed } = await app.engine.transaction((tx) => releasePurchase(app, tx, purchaseId, how));
  if (released || freed.from < freed.to) await app.engine.announce("availability", freed);
  return released;
}

/**
 * Gives up an open purchase and frees its hour, unless it has been booked or a payment has begun. Stop its payments
 * first.
 * @param how.byDesk whether staff gives it up, not its customer or the clock
 * @param how.keepsOffer whether an offered hour that it accepts stays offered
 * @returns whether this call gave it up, and the time that came free
 */
export async function releasePurchase(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  purchaseId: string,
  { byDesk = false, keepsOffer = false } = {},
): Promise<{ released: boolean; freed: Span }> {
  await app.engine.lock(tx, "purchases", purchaseId);
  const purchase = await findPurchase(tx, purchaseId);
  if (!purchase || purchase.state === "booked") return stays;
  const payments = await listPaymentsOfPurchase(tx, purchaseId);
  if (payments.some(({ state }) => isOpenPayment(state))) return stays;
  const released = await updatePurchase(tx, purchaseId, { state: "released" });
  if (purchase.quote.discount?.kind === "code") await offerUseDelete(tx, purchaseId).execute();
  if (released && keepsOffer && (await keepOffered(app, tx, purchase))) return { released, freed: noTime };
  const hold = await findHoldOfPurchase(tx, purchaseId);
  const now = app.now();
  const ended = hold && (await endHold(tx, hold.id, { now, byDesk }));
  const why = byDesk ? "taken_back" : hold && hold.ends_at <= now ? "lapsed" : "declined";
  const turn = await endOffer(tx, purchase, { state: why, now });
  return { released, freed: ended ? await freeHeldCells(tx, hold.id, { now, turn }) : noTime };
}

/**
 * Ends the offer of the hour that a purchase held. @returns how many people on the waiting list have passed on the hour
 */
async function endOffer(
  tx: Transaction<Schema>,
  { id: purchaseId, offered_hour_id: id }: PurchaseRow,
  end: Parameters<typeof endOfferedHour>[2],
): Promise<number> {
  if (id === null) return 0;
  await endOfferedHour(tx, { id, purchaseId }, end);
  return (await findOfferedHour(tx, id))?.turn ?? 0;
}

const stays = { released: false, freed: noTime };
