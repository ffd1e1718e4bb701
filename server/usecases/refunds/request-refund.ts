import type { Transaction } from "kysely";
import { leftToRefund, type PaymentMoney, wholeRefund } from "#domain/refunds.ts";
import { enqueue, refundWork } from "#server/database/outbox.ts";
import type { PaymentRow } from "#server/database/payments.ts";
import { insertRefund, readPaymentMoney } from "#server/database/refunds.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";

export type RefundReason =
  | "slot_lost"
  | "second_payment"
  | "payment_mismatch"
  | "unclaimed"
  | "cancelled"
  | "membership_ended"
  | "unbooked"
  | "rest"
  | "retried";

/**
 * Promises a part of a payment back: reserves the amount under the payment's lock and queues the refund.
 * Asks for no more than is left; when nothing is left it does nothing.
 * @param amountCents what to give back, in cents
 * @returns the cents that were promised
 */
export async function requestRefund(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  payment: PaymentRow,
  amountCents: number,
  reason: RefundReason,
): Promise<number> {
  return await promise(app, tx, payment, reason, (money) => Math.min(amountCents, leftToRefund(money)));
}

/**
 * Promises all of a payment back that no refund has given back yet, also what a bank holds for a dispute.
 * @returns the cents that were promised
 */
export async function refundWhole(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  payment: PaymentRow,
  reason: RefundReason,
): Promise<number> {
  return await promise(app, tx, payment, reason, wholeRefund);
}

async function promise(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  payment: PaymentRow,
  reason: RefundReason,
  amountOf: (money: PaymentMoney) => number,
): Promise<number> {
  await app.engine.lock(tx, "payments", payment.id);
  const amountCents = amountOf(await readPaymentMoney(tx, payment));
  if (amountCents <= 0) return 0;
  const refundId = await insertRefund(tx, { paymentId: payment.id, amountCents, reason }, app.now());
  await enqueue(tx, refundWork(refundId), app.now());
  return amountCents;
}
