import { type ExpressionBuilder, sql } from "kysely";
import type { Handle } from "#server/database/handle.ts";
import type { Schema } from "#server/database/schema.ts";

/** Whether the desk has money of a visit to hand back. */
export function isToHandBack(eb: ExpressionBuilder<Schema, "bookings">) {
  return eb("hand_back_cents", ">", sql.lit(0));
}

/** For how many visits the desk has money to hand back, and how much in cents. */
export async function sumToHandBack(db: Handle): Promise<{ visits: number; cents: number }> {
  const row = await db
    .selectFrom("bookings")
    .select(({ fn }) => [fn.countAll<number>().as("visits"), fn.sum<number>("hand_back_cents").as("cents")])
    .where(isToHandBack)
    .executeTakeFirstOrThrow();
  return { visits: Number(row.visits), cents: Number(row.cents ?? 0) };
}
