import { sql, type Transaction } from "kysely";
import type { Engine } from "#server/database/engines/engine.ts";
import type { Handle } from "#server/database/handle.ts";
import type { Schema } from "#server/database/schema.ts";

const happyCustomers = "happy_customers";

/** Starts the counters of a new salon. */
export async function beginFigures(db: Handle): Promise<void> {
  await db.insertInto("figures").values({ id: happyCustomers, count: 0 }).execute();
}

/** The number of distinct customers who have had a visit. It is updated as each visit ends. */
export async function readHappyCustomers(db: Handle): Promise<number> {
  const row = await db
    .selectFrom("figures")
    .select("count")
    .where("id", "=", happyCustomers)
    .executeTakeFirstOrThrow();
  return row.count;
}

/**
 * Counts the customer of a visit that has just been completed, unless an earlier visit was counted under the same
 * address. Or undoes that, if the visit was marked as completed by mistake.
 */
export async function countHappyCustomer(
  engine: Engine,
  tx: Transaction<Schema>,
  booking: { id: string; email: string },
  by: 1 | -1,
): Promise<void> {
  // Two first visits of one person may end at once. The lock makes the second see the first.
  await engine.lock(tx, "figures", happyCustomers);
  await tx
    .updateTable("figures")
    .set((eb) => ({ count: eb("count", "+", by) }))
    .where("id", "=", happyCustomers)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("bookings")
            .select("bookings.id")
            .where("email", "=", booking.email)
            .where("state", "=", sql.lit("completed"))
            .where("bookings.id", "!=", booking.id),
        ),
      ),
    )
    .execute();
}
