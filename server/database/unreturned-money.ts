import { type ExpressionBuilder, sql } from "kysely";
import type { Schema } from "#server/database/schema.ts";

/**
 * Whether a refund of a purchase's payments has not arrived: it is on its way, or it failed and the owner has yet to
 * act.
 */
export function hasRefundUnderWay(
  eb: ExpressionBuilder<Schema, keyof Schema>,
  purchase: "purchases.id" | "bookings.purchase_id",
) {
  return eb.exists(
    eb
      .selectFrom("payments")
      .innerJoin("refunds", "refunds.payment_id", "payments.id")
      .select("refunds.id")
      .whereRef("payments.purchase_id", "=", purchase)
      .where(({ or, eb: of, exists, selectFrom }) =>
        or([
          of("refunds.state", "in", ["requested", "sent"]),
          exists(
            selectFrom("exceptions")
              .select("exceptions.id")
              .where("exceptions.resolved_at", "is", null)
              .where("exceptions.kind", "=", sql.lit("failed_refund"))
              .whereRef("exceptions.subject_id", "=", "refunds.id"),
          ),
        ]),
      ),
  );
}

/** Whether money of a visit waits at the desk for its guest, or is on its way back to a card. */
export function hasMoneyToReturn(eb: ExpressionBuilder<Schema, keyof Schema>) {
  const ofChange = eb
    .selectFrom("purchases")
    .select("purchases.id")
    .whereRef("purchases.booking_id", "=", "bookings.id")
    .where((change) => hasRefundUnderWay(change, "purchases.id"));
  return eb.or([
    eb("bookings.hand_back_cents", ">", 0),
    hasRefundUnderWay(eb, "bookings.purchase_id"),
    eb.exists(ofChange),
  ]);
}
