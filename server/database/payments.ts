import type { ExpressionBuilder, Selectable } from "kysely";
import { earlierPaymentStates, openPaymentStates, type PaymentState } from "#domain/payment-states.ts";
import { traceOfTransaction } from "#server/database/engines/inside-transaction.ts";
import type { Handle } from "#server/database/handle.ts";
import { newId } from "#server/database/new-id.ts";
import type { PaymentsTable } from "#server/database/schema/money.ts";
import type { Schema } from "#server/database/schema.ts";
import { writtenOut } from "#server/database/written-out.ts";

export type PaymentRow = Selectable<PaymentsTable>;

/** A payment before its intent is created. It is written before the provider is asked. */
export function newPayment(
  payment: { purchaseId: string; attempt: number; amountCents: number; currency: string },
  now: number,
): PaymentRow {
  return {
    id: newId(),
    purchase_id: payment.purchaseId,
    attempt: payment.attempt,
    intent_id: null,
    amount_cents: payment.amountCents,
    currency: payment.currency,
    state: "creating",
    settled: 0,
    trace: traceOfTransaction(),
    created_at: now,
    updated_at: now,
  };
}

/** Running it fails with a unique violation if the purchase already has an open payment. */
export function paymentInsert(db: Handle, payment: PaymentRow) {
  return db.insertInto("payments").values(payment);
}

export function findPayment(db: Handle, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findPaymentByIntent(db: Handle, intentId: string): Promise<PaymentRow | undefined> {
  return db.selectFrom("payments").selectAll().where("intent_id", "=", intentId).executeTakeFirst();
}

/** Every attempt to pay for a purchase, oldest first. */
export function listPaymentsOfPurchase(db: Handle, purchaseId: string): Promise<PaymentRow[]> {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("purchase_id", "=", purchaseId)
    .orderBy("attempt")
    .execute();
}

/** Payments that may still take money and were begun before an instant, oldest first. */
export function listOpenPayments(db: Handle, begunBefore: number, limit: number): Promise<PaymentRow[]> {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("state", "in", writtenOut(openPaymentStates))
    .where("created_at", "<=", begunBefore)
    .orderBy("created_at")
    .limit(limit)
    .execute();
}

/**
 * Moves a payment forward, never back, whatever another transaction has done with it since it was read.
 * @returns its state now
 */
export async function advancePayment(
  db: Handle,
  id: string,
  news: PaymentNews,
  now: number,
): Promise<PaymentState> {
  const { state } = await paymentAdvance(db, id, news, now).returning("state").executeTakeFirstOrThrow();
  return state;
}

interface PaymentNews {
  state: PaymentState;
  intentId: string;
}

/** Like `advancePayment`, to be sent together with other writes. */
export function paymentAdvance(db: Handle, id: string, news: PaymentNews, now: number) {
  return db
    .updateTable("payments")
    .set((eb) => {
      const isNews = eb.or(earlierPaymentStates(news.state).map((earlier) => eb("state", "=", earlier)));
      return {
        intent_id: eb.fn.coalesce("intent_id", eb.val(news.intentId)),
        state: eb.case().when(isNews).then(news.state).else(eb.ref("state")).end(),
        updated_at: eb.case().when(isNews).then(eb.val(now)).else(eb.ref("updated_at")).end(),
      };
    })
    .where("id", "=", id);
}

/**
 * Gives up a payment without a known intent. Its secret never left the server, so nobody can pay it.
 * @returns whether it still had none
 */
export async function abandonPayment(db: Handle, id: string, now: number): Promise<boolean> {
  const result = await db
    .updateTable("payments")
    .set({ state: "cancelled", updated_at: now })
    .where("id", "=", id)
    .where("state", "=", "creating")
    .where("intent_id", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Whether a purchase has a payment that is not cancelled: money came for it, or may come. */
export function hasLivePayment(
  eb: ExpressionBuilder<Schema, keyof Schema>,
  purchase: "purchases.id" | "holds.purchase_id",
) {
  return eb.exists(
    eb
      .selectFrom("payments")
      .select("payments.id")
      .whereRef("payments.purchase_id", "=", purchase)
      .where("payments.state", "!=", "cancelled"),
  );
}
