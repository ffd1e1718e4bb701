import { findPayment } from "#server/database/payments.ts";
import {
  countRefundAttempt,
  findRefund,
  findRefundByProviderId,
  type RefundRow,
} from "#server/database/refunds.ts";
import { isSilence, type ProviderRefund } from "#server/payments/port.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { noteRefund } from "#server/usecases/purchases/note-refund.ts";

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
  await app.engine.transaction((tx) => noteRefund(app, tx, payment, refundId, sent));
}

/**
 * Asks what became of a refund after it was sent: a bank may still send it back.
 * @param providerRefundId the provider's own id; one that isn't ours is left alone
 * @throws ProviderUnavailable when the provider can't be asked
 */
export async function followRefund(app: UseCases, providerRefundId: string): Promise<void> {
  const refund = await findRefundByProviderId(app.engine.read, providerRefundId);
  const payment = refund && (await findPayment(app.engine.read, refund.payment_id));
  if (!payment) return;
  const news = await app.payments.readRefund(providerRefundId);
  if (!news || news.state === refund.state) return;
  await app.engine.transaction((tx) => noteRefund(app, tx, payment, refund.id, news));
}

/** Once the provider has refused, the next try goes under another key: the same would be answered the same. */
async function send(app: UseCases, refund: RefundRow, intentId: string): Promise<ProviderRefund> {
  const { id: refundId, attempt, amount_cents: amountCents } = refund;
  try {
    return await app.payments.refund({ intentId, refundId, attempt, amountCents });
  } catch (error) {
    if (!isSilence(error)) await countRefundAttempt(app.engine.write, refund);
    throw error;
  }
}
