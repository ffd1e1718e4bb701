import type { Transaction } from "kysely";
import { enqueue } from "#server/database/outbox.ts";
import type { PaymentRow } from "#server/database/payments.ts";
import { insertRefund, sumReturned } from "#server/database/refunds.ts";
import type { Schema } from "#server/database/schema.ts";
import type { UseCases } from "#server/usecases/context.ts";

export type RefundReason =
  | "slot_lost"
  | "second_payment"
  | "payment_mismatch"
  | "unclaimed"
  | "cancelled"
  | "membership_ended"
  | "unbooked"
  | "retried";

/**
 * Promises money back: reserves the amount under the payment's lock and queues the refund.
 * Asks for no more than is left; when nothing is left it does nothing.
 * @param amountCents what to give back, in cents
 * @returns the cents that were promised
 */
export async function requestRefund(
  app: UseCases,
  tx: Transaction<Schema>,
  payment: PaymentRow,
  amountCents: number,
  reason: RefundReason,
): Promise<number> {
  await app.engine.lock(tx, "payments", payment.id);
  const left = payment.amount_cents - (await sumReturned(tx, payment.id));
  const amount = Math.min(amountCents, left);
  if (amount <= 0) return 0;
  const refundId = await insertRefund(tx, { paymentId: payment.id, amountCents: amount, reason }, app.now());
  await enqueue(tx, { kind: "refund", payload: { refundId }, cause: `refund:${refundId}` }, app.now());
  return amount;
}
