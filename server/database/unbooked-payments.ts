import { sql } from "kysely";
import { settledStates, unsettledStates } from "#domain/purchase.ts";
import type { Handle } from "#server/database/handle.ts";
import { hasLivePayment, type PaymentRow } from "#server/database/payments.ts";

/* Payments and purchases without a result yet, as the rounds look for them. */

/**
 * Payments that arrived before an instant and have neither a visit nor a refund, oldest first. Those of settled
 * purchases that `markSettledPayments` has not marked yet are skipped each time.
 */
export function listUnbookedPayments(db: Handle, paidBefore: number, limit: number): Promise<PaymentRow[]> {
  return db
    .selectFrom("payments")
    .innerJoin("purchases", "purchases.id", "payments.purchase_id")
    .selectAll("payments")
    .where("purchases.state", "in", unsettledStates)
    .where("payments.state", "=", sql.lit("succeeded"))
    .where("payments.settled", "=", sql.lit(0))
    .where("payments.updated_at", "<=", paidBefore)
    .orderBy("payments.updated_at")
    .limit(limit)
    .execute();
}

/**
 * Open orders from before an instant that hold no slot and that no money can arrive for any more, including changes
 * of visits. Few are open, so those of all customers are read.
 */
export async function listIdleOrders(db: Handle, madeBefore: number, limit: number): Promise<string[]> {
  const open = db
    .selectFrom("purchases")
    .select("id")
    .where("state", "=", sql.lit("open"))
    .where("starts_at", "is", null)
    .where("created_at", "<=", madeBefore)
    .where((eb) => eb.not(hasLivePayment(eb, "purchases.id")))
    .limit(limit);
  // Each query uses its own index.
  const orders = await open.where("booking_id", "is", null).where("user_id", ">", "").execute();
  const changes = await open.where("booking_id", ">", "").execute();
  return [...orders, ...changes].map(({ id }) => id);
}

/** Marks a payment that a person has to look at, so that it is no longer handled automatically. */
export async function markUnknownPayment(db: Handle, paymentId: string): Promise<void> {
  await db.updateTable("payments").set({ settled: 1 }).where("id", "=", paymentId).execute();
}

/** Marks payments of settled purchases, which is final: nobody looks for their visit any more. */
export async function markSettledPayments(db: Handle): Promise<void> {
  await db
    .updateTable("payments")
    .set({ settled: 1 })
    .where("state", "=", sql.lit("succeeded"))
    .where("settled", "=", sql.lit(0))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("purchases")
          .select("purchases.id")
          .whereRef("purchases.id", "=", "payments.purchase_id")
          .where("purchases.state", "in", settledStates),
      ),
    )
    .execute();
}
