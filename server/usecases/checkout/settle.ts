import type { Transaction } from "kysely";
import { closesPurchase, decideSettlement } from "#domain/settlement.ts";
import { raiseException } from "#server/database/exceptions.ts";
import { chargeCause, record } from "#server/database/ledger.ts";
import { advancePayment, findPayment, type PaymentRow } from "#server/database/payments.ts";
import { findPurchase, type PurchaseRow, updatePurchase } from "#server/database/purchases.ts";
import { hasPromisedRefund } from "#server/database/refunds.ts";
import type { Schema } from "#server/database/schema.ts";
import type { Intent } from "#server/payments/port.ts";
import { deliver, findDelivered, isWhole } from "#server/usecases/checkout/deliver.ts";
import { learnIntent } from "#server/usecases/checkout/learn-intent.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { withOtherHours } from "#server/usecases/hours/other-hours.ts";
import { queueHourLost } from "#server/usecases/post/queue.ts";
import { refundWhole } from "#server/usecases/refunds/request-refund.ts";
import { ok, type Refusal, type Result, refuse } from "#server/usecases/result.ts";

export interface Settled {
  /** Of the visit or the membership that was bought. */
  id: string;
}

/**
 * Turns a payment that succeeded into its visit or membership, from the purchase alone. Idempotent: the browser, the webhook
 * and the sweep may call it at any time, in any order, at once.
 * @throws ProviderUnavailable when the provider can't be asked; nothing is changed then
 */
export async function settle(app: UseCases, payment: PaymentRow): Promise<Result<Settled>> {
  const intent = await learnIntent(app, payment);
  if (intent.state !== "succeeded") return await noteUnpaid(app, payment, intent);
  try {
    const settled = await app.engine.transaction((tx) =>
      settlePaid(app, tx, payment.id, intent, { hourIsLost: false }),
    );
    // An hour whose hold was freed is claimed anew here, so others must stop seeing it.
    await app.engine.announce("availability");
    return await withOtherHours(app, settled, (db) => findPurchase(db, payment.purchase_id));
  } catch (error) {
    if (!app.engine.violates(error, "cells")) throw error;
    const lost = await app.engine.transaction((tx) =>
      settlePaid(app, tx, payment.id, intent, { hourIsLost: true }),
    );
    return await withOtherHours(app, lost, (db) => findPurchase(db, payment.purchase_id));
  }
}

async function noteUnpaid(app: UseCases, payment: PaymentRow, intent: Intent): Promise<Refusal> {
  await app.engine.transaction(async (tx) => {
    await advancePayment(tx, payment.id, { state: intent.state, intentId: intent.id }, app.now());
  });
  return refuse(
    "payment_not_succeeded",
    "This payment has not succeeded, so nothing is booked and nothing was taken.",
  );
}

/** @param hourIsLost the database has refused to write the visit */
async function settlePaid(
  app: UseCases,
  tx: Transaction<Schema>,
  paymentId: string,
  intent: Intent,
  { hourIsLost }: { hourIsLost: boolean },
): Promise<Result<Settled>> {
  const { purchase, payment } = await recordCharge(app, tx, paymentId, intent);
  const delivered = await findDelivered(tx, purchase);
  const decided = decideSettlement({
    deliveredBy: delivered ? (delivered.transactionId === intent.id ? "this" : "another") : null,
    fits: matches(purchase, intent),
    isRefunded: purchase.state === "refunded",
    isWhole: isWhole(purchase),
    hourIsLost,
  });
  if (delivered && decided.kind === "delivered") return ok({ id: delivered.id });
  if (decided.kind === "wait") return refuse("payment_not_succeeded", "This payment waits for its booking.");
  if (decided.kind === "refund") return await refundInFull(app, tx, purchase, payment, decided.why);
  const id = await deliver(app, tx, purchase, intent.id);
  return id === null ? await refundInFull(app, tx, purchase, payment, "unclaimed") : ok({ id });
}

/** Money that was taken is written down first, whatever becomes of the visit. */
async function recordCharge(
  app: UseCases,
  tx: Transaction<Schema>,
  paymentId: string,
  intent: Intent,
): Promise<{ purchase: PurchaseRow; payment: PaymentRow }> {
  const payment = await findPayment(tx, paymentId);
  if (!payment) throw new Error("A payment disappeared.");
  await app.engine.lock(tx, "purchases", payment.purchase_id);
  const purchase = await findPurchase(tx, payment.purchase_id);
  if (!purchase) throw new Error("A payment has no purchase.");
  await advancePayment(tx, payment.id, { state: "succeeded", intentId: intent.id }, app.now());
  await record(
    tx,
    {
      kind: "charge",
      cause: chargeCause(payment.id),
      amountCents: intent.amountCents,
      currency: intent.currency,
      paymentId: payment.id,
    },
    app.now(),
  );
  return { purchase, payment: { ...payment, amount_cents: intent.amountCents } };
}

function matches(purchase: PurchaseRow, intent: Intent): boolean {
  return (
    intent.purchaseId === purchase.id &&
    intent.amountCents === purchase.total_cents &&
    intent.currency === purchase.currency
  );
}

/** Gives everything back, once: a refund that failed is for a person to repeat. */
async function refundInFull(
  app: UseCases,
  tx: Transaction<Schema>,
  purchase: PurchaseRow,
  payment: PaymentRow,
  why: "second_payment" | "payment_mismatch" | "slot_lost" | "unclaimed",
): Promise<Refusal> {
  const { id: paymentId } = payment;
  if (why === "payment_mismatch") {
    const exception = { kind: why, cause: `mismatch:${paymentId}`, subjectId: paymentId };
    await raiseException(tx, exception, app.now());
  }
  if (why === "slot_lost") await queueHourLost(tx, { paymentId, userId: purchase.user_id }, app.now());
  if (closesPurchase(why)) await updatePurchase(tx, purchase.id, { state: "refunded" });
  if (!(await hasPromisedRefund(tx, paymentId))) await refundWhole(app, tx, payment, why);
  return alreadyRefunded();
}

function alreadyRefunded(): Refusal {
  return refuse(
    "payment_refunded",
    "Your payment arrived, but that hour was no longer free, so we are giving the whole amount back. Choose another hour.",
  );
}
