import { findPayment, type PaymentRow } from "#server/database/payments.ts";
import {
  countRefundAttempt,
  failRefund,
  findRefund,
  type RefundRow,
  sumReturned,
} from "#server/database/refunds.ts";
import { isSilence, type ProviderRefund, RefundImpossible } from "#server/payments/port.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { takeRefund } from "#server/usecases/purchases/follow-refund.ts";
import { noteRefund, tellFailed } from "#server/usecases/purchases/note-refund.ts";

/**
 * Sends a promised refund to the provider and records what became of it. Idempotent.
 * @throws whatever the provider refuses it with, and ProviderUnavailable when there was no answer; trying again
 *   adopts what a lost try has made
 */
export async function sendRefund(app: UseCases, refundId: string): Promise<void> {
  const refund = await findRefund(app.engine.read, refundId);
  if (!refund || refund.state === "done" || refund.state === "failed") return;
  const payment = await findPayment(app.engine.read, refund.payment_id);
  if (!payment?.intent_id) throw new Error(`Refund ${refundId} has no payment to refund.`);
  const sent = await send(app, refund, payment.intent_id);
  if (!sent) return await giveUp(app, payment, payment.intent_id, refundId);
  await app.engine.transaction((tx) => noteRefund(app, tx, payment, refundId, sent));
}

/**
 * Once the provider has refused, the next try goes under another key: the same would be answered the same.
 * @returns null when the money is no longer there to give back
 */
async function send(app: UseCases, refund: RefundRow, intentId: string): Promise<ProviderRefund | null> {
  const { id: refundId, attempt, amount_cents: amountCents } = refund;
  try {
    return await app.payments.refund({ intentId, refundId, attempt, amountCents });
  } catch (error) {
    if (error instanceof RefundImpossible) return null;
    if (!isSilence(error)) await countRefundAttempt(app.engine.write, refund);
    throw error;
  }
}

/**
 * Somebody gave the money back in the provider's dashboard, or its bank took it: that goes into the books, and the
 * promise is over. The owner is told unless nothing of the payment is left.
 */
async function giveUp(app: UseCases, payment: PaymentRow, intentId: string, refundId: string): Promise<void> {
  for (const made of await app.payments.listRefunds(intentId)) await takeRefund(app, made);
  await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "payments", payment.id);
    if (!(await failRefund(tx, refundId, app.now()))) return;
    if ((await sumReturned(tx, payment.id)) < payment.amount_cents) await tellFailed(app, tx, refundId);
  });
}
