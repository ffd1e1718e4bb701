import { type Selectable, sql } from "kysely";
import type { Handle } from "#server/database/handle.ts";
import type { PaymentRow } from "#server/database/payments.ts";
import type { BookingsTable } from "#server/database/schema/bookings.ts";

/** A payment of a visit. */
export interface VisitPaymentRow extends PaymentRow {
  /** The cents of it that changes of the visit have refunded, whatever became of them since. */
  changed_cents: number;
}

/** The payments that bought a visit, and those of its changes, newest first. */
export async function listPaymentsOfVisit(
  db: Handle,
  visit: { id: string; transaction_id: string },
): Promise<VisitPaymentRow[]> {
  const intents = db
    .selectFrom("visit_changes")
    .select("transaction_id as intent_id")
    .where("booking_id", "=", visit.id);
  const rows = await db
    .selectFrom("payments")
    .selectAll("payments")
    .select((eb) =>
      eb
        .selectFrom("refunds")
        .select((refund) =>
          refund.fn.coalesce(refund.fn.sum<number>("amount_cents"), refund.lit(0)).as("cents"),
        )
        .whereRef("refunds.payment_id", "=", "payments.id")
        .where("refunds.reason", "=", sql.lit("changed"))
        .as("changed_cents"),
    )
    .where(
      "intent_id",
      "in",
      intents.unionAll(db.selectNoFrom((eb) => eb.val<string | null>(visit.transaction_id).as("intent_id"))),
    )
    .where("state", "=", sql.lit("succeeded"))
    .orderBy("created_at", "desc")
    .orderBy("payments.id", "desc")
    .execute();
  return rows.map((row) => ({ ...row, changed_cents: Number(row.changed_cents) }));
}

/** The visit that a purchase has become or changes. */
export function findVisitOfPurchase(
  db: Handle,
  purchaseId: string,
): Promise<Selectable<BookingsTable> | undefined> {
  return db
    .selectFrom("bookings")
    .selectAll()
    .where("id", "=", ({ fn, selectFrom }) =>
      fn.coalesce(
        selectFrom("bookings as bought").select("bought.id").where("bought.purchase_id", "=", purchaseId),
        selectFrom("purchases").select("purchases.booking_id").where("purchases.id", "=", purchaseId),
      ),
    )
    .executeTakeFirst();
}
