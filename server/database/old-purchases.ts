import { type ExpressionBuilder, sql } from "kysely";
import type { Handle } from "#server/database/handle.ts";
import type { Schema } from "#server/database/schema.ts";

/** Tables whose rows may refer to a purchase, which must then not be deleted. */
const referring = ["holds", "bookings", "memberships", "visit_changes"] as const;

/**
 * Purchases that were given up before an instant without any money, oldest first. Those with a hold, or with a
 * payment that may still succeed, are left out.
 * @param order.among only these
 */
export async function findForgettablePurchases(
  db: Handle,
  { before, most, among }: { before: number; most: number; among?: readonly string[] },
): Promise<string[]> {
  let found = db
    .selectFrom("purchases")
    .select("id")
    .where("state", "=", sql.lit("released"))
    .where("created_at", "<", before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("payments")
            .leftJoin("ledger", "ledger.payment_id", "payments.id")
            .leftJoin("refunds", "refunds.payment_id", "payments.id")
            .select("payments.id")
            .whereRef("payments.purchase_id", "=", "purchases.id")
            .where((of) =>
              of.or([
                of("payments.state", "!=", "cancelled"),
                of("ledger.id", "is not", null),
                of("refunds.id", "is not", null),
              ]),
            ),
        ),
      ),
    )
    .where((eb) => eb.not(eb.exists(cardsOf(eb).where("gift_cards.sold_at", "is not", null))));
  for (const table of referring) {
    found = found.where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom(table)
            .select(sql.lit(1).as("one"))
            .whereRef(`${table}.purchase_id`, "=", "purchases.id"),
        ),
      ),
    );
  }
  if (among) found = found.where("id", "in", among);
  const rows = await found.orderBy("created_at").limit(most).execute();
  return rows.map(({ id }) => id);
}

function cardsOf(eb: ExpressionBuilder<Schema, "purchases">) {
  return eb
    .selectFrom("gift_cards")
    .select("gift_cards.id")
    .whereRef("gift_cards.purchase_id", "=", "purchases.id");
}

/**
 * Deletes purchases with their services and their cancelled payments, and gift cards and packages that were never
 * paid, with the names and messages on them. Lock the purchases first.
 */
export async function forgetPurchases(db: Handle, ids: readonly string[]): Promise<void> {
  const unpaid = db.selectFrom("gift_cards").select("id").where("purchase_id", "in", ids);
  await db.deleteFrom("bought_packages").where("id", "in", unpaid).execute();
  await db.deleteFrom("gift_cards").where("purchase_id", "in", ids).execute();
  for (const table of ["payments", "purchase_items", "offer_uses"] as const)
    await db.deleteFrom(table).where("purchase_id", "in", ids).execute();
  await db.deleteFrom("purchases").where("id", "in", ids).execute();
}
