import { type ExpressionBuilder, type Selectable, sql } from "kysely";
import { refundTransitions } from "#domain/purchase.ts";
import { handedBackAtSalon, type PaymentMoney } from "#domain/refunds.ts";
import { statesBefore } from "#domain/transitions.ts";
import type { Handle } from "#server/database/handle.ts";
import { newId } from "#server/database/new-id.ts";
import type { PaymentRow } from "#server/database/payments.ts";
import type { RefundsTable } from "#server/database/schema/money.ts";
import type { Schema } from "#server/database/schema.ts";

export type RefundRow = Selectable<RefundsTable>;

/** The reason of a refund that was made in the provider's dashboard. */
export const madeElsewhere = "made_elsewhere";

interface NewRefund {
  paymentId: string;
  amountCents: number;
  reason: string;
  /** What became of it already; absent: it is still to be made. */
  state?: "done";
}

/** @returns the new refund's id */
export async function insertRefund(db: Handle, refund: NewRefund, now: number): Promise<string> {
  const id = newId();
  await refundInsert(db, { id, ...refund }, now).execute();
  return id;
}

/** Like `insertRefund`, to be sent together with other writes. */
export function refundInsert(db: Handle, refund: NewRefund & { id: string }, now: number) {
  return db.insertInto("refunds").values({
    id: refund.id,
    payment_id: refund.paymentId,
    amount_cents: refund.amountCents,
    state: refund.state ?? "requested",
    reason: refund.reason,
    attempt: 1,
    provider_refund_id: null,
    created_at: now,
    updated_at: now,
  });
}

export function findRefund(db: Handle, id: string): Promise<RefundRow | undefined> {
  return db.selectFrom("refunds").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Every refund of a payment in any state, oldest first. */
export function listRefundsOfPayment(db: Handle, paymentId: string): Promise<RefundRow[]> {
  return db.selectFrom("refunds").selectAll().where("payment_id", "=", paymentId).orderBy("id").execute();
}

export function findRefundByProviderId(db: Handle, providerRefundId: string): Promise<RefundRow | undefined> {
  return db
    .selectFrom("refunds")
    .selectAll()
    .where("provider_refund_id", "=", providerRefundId)
    .executeTakeFirst();
}

/** Whether a refund of a payment was ever promised here, even one that failed. */
export async function hasPromisedRefund(db: Handle, paymentId: string): Promise<boolean> {
  const row = await db
    .selectFrom("refunds")
    .select("id")
    .where("payment_id", "=", paymentId)
    .where("reason", "!=", madeElsewhere)
    .executeTakeFirst();
  return row !== undefined;
}

/** What was paid with a payment, and how much of it is gone or promised. */
export async function readPaymentMoney(
  db: Handle,
  payment: Pick<PaymentRow, "id" | "amount_cents">,
): Promise<PaymentMoney> {
  const sums = await db
    .selectNoFrom((eb) => [
      sumLedger(eb, payment.id, "charge").as("charged"),
      sumLedger(eb, payment.id, "dispute").as("disputed"),
      eb
        .selectFrom("refunds")
        .select((refund) => refund.fn.sum<number>("amount_cents").as("sum"))
        .where("payment_id", "=", payment.id)
        .where("state", "!=", sql.lit("failed"))
        .as("refunded"),
    ])
    .executeTakeFirstOrThrow();
  const charged = Number(sums.charged ?? 0);
  return {
    paidCents: charged === 0 ? payment.amount_cents : charged,
    refundedCents: Number(sums.refunded ?? 0),
    disputedCents: 0 - Number(sums.disputed ?? 0),
  };
}

function sumLedger(eb: ExpressionBuilder<Schema, never>, paymentId: string, kind: "charge" | "dispute") {
  return eb
    .selectFrom("ledger")
    .select((line) => line.fn.sum<number>("amount_cents").as("sum"))
    .where("payment_id", "=", paymentId)
    .where("kind", "=", sql.lit(kind));
}

/** Cents that were promised as refunds for one reason, whatever became of them since. */
export async function sumRefundsFor(db: Handle, paymentId: string, reason: string): Promise<number> {
  const row = await db
    .selectFrom("refunds")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>("amount_cents"), eb.lit(0)).as("sum"))
    .where("payment_id", "=", paymentId)
    .where("reason", "=", reason)
    .executeTakeFirstOrThrow();
  return Number(row.sum);
}

/** Counts a refused attempt, unless another request has counted it. */
export async function countRefundAttempt(
  db: Handle,
  refund: Pick<RefundRow, "id" | "attempt">,
): Promise<void> {
  await db
    .updateTable("refunds")
    .set({ attempt: refund.attempt + 1 })
    .where("id", "=", refund.id)
    .where("attempt", "=", refund.attempt)
    .execute();
}

/** Moves a refund forward as the provider reports, never back. @returns whether that was new */
export async function updateRefund(
  db: Handle,
  id: string,
  change: { state: RefundRow["state"]; providerRefundId: string },
  now: number,
): Promise<boolean> {
  const result = await db
    .updateTable("refunds")
    .set({ state: change.state, provider_refund_id: change.providerRefundId, updated_at: now })
    .where("id", "=", id)
    .where("state", "in", statesBefore(refundTransitions, change.state))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Gives up a refund that the provider has not made and never will. @returns whether it was still to be made */
export async function failRefund(db: Handle, id: string, now: number): Promise<boolean> {
  const result = await db
    .updateTable("refunds")
    .set({ state: "failed", updated_at: now })
    .where("id", "=", id)
    .where("state", "=", "requested")
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Writes down that a refund which was handed back was not. @returns whether it was so until now */
export async function takeRefundBack(db: Handle, id: string, now: number): Promise<boolean> {
  const result = await db
    .updateTable("refunds")
    .set({ state: "failed", updated_at: now })
    .where("id", "=", id)
    .where("state", "=", "done")
    .where("reason", "=", handedBackAtSalon)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/**
 * Refunds that have not arrived and of which nothing was heard since an instant, longest silence first.
 * @param state `sent` for those that the provider has, `requested` for those that it has not made
 */
export function listSilentRefunds(
  db: Handle,
  state: "sent" | "requested",
  heardBefore: number,
  limit: number,
): Promise<RefundRow[]> {
  return db
    .selectFrom("refunds")
    .selectAll()
    .where("state", "=", sql.lit(state))
    .where("updated_at", "<=", heardBefore)
    .orderBy("updated_at")
    .limit(limit)
    .execute();
}

/** Records that a refund was checked, so that it is left alone for a while. */
export async function touchRefund(
  db: Handle,
  { id, state }: Pick<RefundRow, "id" | "state">,
  now: number,
): Promise<void> {
  await db
    .updateTable("refunds")
    .set({ updated_at: now })
    .where("id", "=", id)
    .where("state", "=", state)
    .execute();
}
