import type { Transaction } from "kysely";
import { raiseException } from "#server/database/exceptions.ts";
import { record } from "#server/database/ledger.ts";
import type { PaymentRow } from "#server/database/payments.ts";
import { findRefund, type RefundRow, updateRefund } from "#server/database/refunds.ts";
import type { Schema } from "#server/database/schema.ts";
import type { ProviderRefund } from "#server/payments/port.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { messagesOfRefunded, messagesOfRefundFailed } from "#server/usecases/post/messages-to-programs.ts";

/**
 * Records the provider's state of a refund. A failed refund stays failed: the owner is told, and the money that was
 * recorded as refunded is recorded as returned to the salon.
 */
export async function applyRefundState(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  payment: PaymentRow,
  refundId: string,
  news: ProviderRefund,
): Promise<void> {
  await app.engine.lock(tx, "payments", payment.id);
  const refund = await findRefund(tx, refundId);
  const told = { state: news.state, providerRefundId: news.id };
  if (!refund || !(await updateRefund(tx, refundId, told, app.now()))) return;
  if (news.state !== "failed") {
    await messagesOfRefunded(tx, refundId, app.now())?.execute();
    return await recordMoney(app, tx, payment, refund, "refund");
  }
  await raiseFailedRefund(app, tx, refundId);
  if (refund.state === "requested") return;
  await messagesOfRefundFailed(tx, refundId, app.now())?.execute();
  await recordMoney(app, tx, payment, refund, "failed_refund");
}

/** Tells the owner that a promised refund did not reach its customer. */
export function raiseFailedRefund(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  refundId: string,
): Promise<void> {
  const cause = `failed_refund:${refundId}`;
  return raiseException(tx, { kind: "failed_refund", cause, subjectId: refundId }, app.now());
}

async function recordMoney(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  payment: PaymentRow,
  refund: RefundRow,
  what: "refund" | "failed_refund",
): Promise<void> {
  await record(
    tx,
    {
      kind: "refund",
      cause: `${what}:${refund.id}`,
      amountCents: what === "refund" ? -refund.amount_cents : refund.amount_cents,
      currency: payment.currency,
      paymentId: payment.id,
      refundId: refund.id,
    },
    app.now(),
  );
}
