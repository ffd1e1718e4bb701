import { raiseException } from "#server/database/exceptions.ts";
import { record } from "#server/database/ledger.ts";
import { findPayment } from "#server/database/payments.ts";
import { countRefundAttempt, findRefund, type RefundRow, updateRefund } from "#server/database/refunds.ts";
import { isSilence, type ProviderRefund } from "#server/payments/port.ts";
import type { UseCases } from "#server/usecases/context.ts";

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
  await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "payments", payment.id);
    await updateRefund(tx, refundId, { state: sent.state, providerRefundId: sent.id }, app.now());
    if (sent.state === "failed") {
      await raiseException(
        tx,
        { kind: "failed_refund", cause: `failed_refund:${refundId}`, subjectId: refundId },
        app.now(),
      );
      return;
    }
    await record(
      tx,
      {
        kind: "refund",
        cause: `refund:${refundId}`,
        amountCents: -refund.amount_cents,
        currency: payment.currency,
        paymentId: payment.id,
        refundId,
      },
      app.now(),
    );
  });
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
