import type { Transaction } from "kysely";
import { isOpenPayment, type PaymentState } from "#domain/payment-states.ts";
import { raiseException } from "#server/database/exceptions.ts";
import {
  abandonPayment,
  advancePayment,
  findPayment,
  listPaymentsOfPurchase,
  type PaymentRow,
} from "#server/database/payments.ts";
import type { PurchaseRow } from "#server/database/purchases.ts";
import type { Schema } from "#server/database/schema.ts";
import { type Intent, NoProvider } from "#server/payments/port.ts";
import { settle } from "#server/usecases/checkout/settle.ts";
import type { DatabaseAndClock, DatabaseClockAndPayments } from "#server/usecases/context.ts";

/** Long enough for who removes the provider's keys by mistake. */
const patienceMs = 30 * 60_000;

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
  const intent = await cancelIntent(app, known.intent_id, known.created_at);
  if (!intent) return await giveUpUnknown(app, payment.id, known.intent_id);
  if (intent.state === "succeeded") return "succeeded";
  const news = { state: intent.state, intentId: intent.id };
  return await advancePayment(app.engine.write, payment.id, news, app.now());
}

/** Without a provider nobody can be asked. After half an hour, its intents count as unknown. */
async function cancelIntent(
  app: DatabaseClockAndPayments,
  id: string,
  begunAt: number,
): Promise<Intent | null> {
  try {
    return await app.payments.cancelIntent(id);
  } catch (error) {
    if (error instanceof NoProvider && app.now() - begunAt >= patienceMs) return null;
    throw error;
  }
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
