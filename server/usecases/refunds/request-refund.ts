import type { Transaction } from "kysely";
import type { Write } from "#server/database/engines/engine.ts";
import { newId } from "#server/database/new-id.ts";
import { type OutboxEntry, outboxInsert, refundWork } from "#server/database/outbox.ts";
import type { PaymentRow } from "#server/database/payments.ts";
import { refundInsert } from "#server/database/refunds.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { type Left, readLeft } from "#server/usecases/refunds/read-left.ts";

export type RefundReason =
  | "slot_lost"
  | "second_payment"
  | "payment_mismatch"
  | "unclaimed"
  | "cancelled"
  | "credit_lost"
  | "changed"
  | "visit_changed"
  | "membership_ended"
  | "gift_card_ended"
  | "package_ended"
  | "unbooked"
  | "rest"
  | "retried";

/**
 * Promises part of a payment back: reserves the amount under the payment's lock and queues the refund. Promises no more
 * than is left, including what a bank holds until it decides, and does nothing when nothing is left.
 * @param amountCents what to refund, in cents
 * @returns the cents that were promised
 */
export async function requestRefund(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  payment: PaymentRow,
  amountCents: number,
  reason: RefundReason,
): Promise<number> {
  return await promise(app, tx, payment, reason, (left) => Math.min(amountCents, left.promisableCents));
}

/**
 * Promises everything that no refund has returned yet, including what a bank holds for a dispute.
 * @returns the cents that were promised
 */
export async function refundWhole(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  payment: PaymentRow,
  reason: RefundReason,
): Promise<number> {
  return await promise(app, tx, payment, reason, ({ wholeCents }) => wholeCents);
}

/**
 * Promises this much back, including what a bank holds for a dispute, but no more than has not been refunded yet.
 * @returns the cents that were promised
 */
export async function refundUpTo(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  payment: PaymentRow,
  amountCents: number,
  reason: RefundReason,
): Promise<number> {
  return await promise(app, tx, payment, reason, ({ wholeCents }) => Math.min(amountCents, wholeCents));
}

async function promise(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  payment: PaymentRow,
  reason: RefundReason,
  amountOf: (left: Left) => number,
): Promise<number> {
  await app.engine.lock(tx, "payments", payment.id);
  const promised = promiseOf(tx, payment, amountOf(await readLeft(tx, payment)), reason, app.now());
  await app.engine.together(tx, [promised.refund, outboxInsert(tx, promised.work, app.now())]);
  return promised.cents;
}

/**
 * A promise, to be written together with its cause. Lock the payment, then read what is left of it.
 * @param amountCents no more than is left; 0 promises nothing
 * @returns the cents that it promises, and the work that sends them
 */
export function promiseOf(
  tx: Transaction<Schema>,
  payment: PaymentRow,
  amountCents: number,
  reason: RefundReason,
  now: number,
): { cents: number; refund: Write | null; work: OutboxEntry[] } {
  if (amountCents <= 0) return { cents: 0, refund: null, work: [] };
  const id = newId();
  const refund = refundInsert(tx, { id, paymentId: payment.id, amountCents, reason }, now);
  return { cents: amountCents, refund, work: [refundWork(id)] };
}
