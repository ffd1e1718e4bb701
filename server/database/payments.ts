import type { Selectable } from "kysely";
import type { PaymentState } from "#domain/payment-states.ts";
import { laterPaymentState } from "#domain/payment-states.ts";
import type { Handle } from "#server/database/handle.ts";
import { newId } from "#server/database/new-id.ts";
import type { PaymentsTable } from "#server/database/schema/money.ts";

export type PaymentRow = Selectable<PaymentsTable>;

/**
 * Writes down that an intent is about to be made, before the provider is asked.
 * @throws a unique violation when the purchase has an open payment already
 */
export async function insertPayment(
  db: Handle,
  payment: { purchaseId: string; attempt: number; amountCents: number; currency: string },
  now: number,
): Promise<PaymentRow> {
  return await db
    .insertInto("payments")
    .values({
      id: newId(),
      purchase_id: payment.purchaseId,
      attempt: payment.attempt,
      intent_id: null,
      amount_cents: payment.amountCents,
      currency: payment.currency,
      state: "creating",
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findPayment(db: Handle, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findPaymentByIntent(db: Handle, intentId: string): Promise<PaymentRow | undefined> {
  return db.selectFrom("payments").selectAll().where("intent_id", "=", intentId).executeTakeFirst();
}

/** Every try to pay for a purchase, the first one first. */
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
    .where("state", "in", ["creating", "open", "processing"])
    .where("created_at", "<=", begunBefore)
    .orderBy("created_at")
    .limit(limit)
    .execute();
}

/** Moves a payment forward, never back. @returns the state that it has now */
export async function advancePayment(
  db: Handle,
  payment: PaymentRow,
  news: { state: PaymentState; intentId: string },
  now: number,
): Promise<PaymentState> {
  const state = laterPaymentState(payment.state, news.state);
  await db
    .updateTable("payments")
    .set({ state, intent_id: news.intentId, updated_at: now })
    .where("id", "=", payment.id)
    .execute();
  return state;
}
