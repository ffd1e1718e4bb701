import { type ExpressionBuilder, sql } from "kysely";
import { type DeliveryState, deliveryTable } from "#domain/deliveries.ts";
import { noteQueued } from "#server/database/engines/inside-transaction.ts";
import type { Handle } from "#server/database/handle.ts";
import type { OutboxRow } from "#server/database/outbox.ts";
import type { Schema } from "#server/database/schema.ts";

/** A mail or a text that was queued, whatever became of it. */
export async function findDelivery(db: Handle, id: string): Promise<OutboxRow | undefined> {
  return await db.selectFrom("outbox").selectAll().where("id", "=", id).where(isDelivery).executeTakeFirst();
}

/**
 * Makes one unsent mail or text due at once and restarts its count of attempts. One that is being sent right now is
 * left alone: a second text would cost money and be read twice.
 * @returns the number of messages changed
 */
export async function repeatDelivery(db: Handle, id: string, now: number): Promise<number> {
  noteQueued();
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ attempts: 0, run_at: now })
    .where("id", "=", id)
    .where(isDelivery)
    .where("done_at", "is", null)
    .where("locked_until", "<=", now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Mails and texts, newest first. @param page.before the id of the last one seen */
export function listDeliveries(
  db: Handle,
  page: { state: DeliveryState | undefined; limit: number; before: string | undefined },
): Promise<OutboxRow[]> {
  const { state, before } = page;
  let query = db.selectFrom("outbox").selectAll().where(isDelivery);
  if (state) query = query.where((eb) => isIn(eb, state));
  if (before) query = query.where("id", "<", before);
  return query.orderBy("id", "desc").limit(page.limit).execute();
}

export async function countDeliveries(db: Handle, state?: DeliveryState): Promise<number> {
  let query = db
    .selectFrom("outbox")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where(isDelivery);
  if (state) query = query.where((eb) => isIn(eb, state));
  return Number((await query.executeTakeFirstOrThrow()).count);
}

/** The row of domain/deliveries.ts's table, as a condition. */
function isIn(eb: ExpressionBuilder<Schema, "outbox">, state: DeliveryState) {
  const row = deliveryTable[state];
  if (row.isDone) {
    return eb.and([eb("done_at", "is not", null), eb("not_sent", row.isUnwanted ? "is not" : "is", null)]);
  }
  const tried = [
    eb("attempts", ">=", sql.lit(row.from)),
    ...(row.below === null ? [] : [eb("attempts", "<", sql.lit(row.below))]),
  ];
  return eb.and([eb("done_at", "is", null), ...tried]);
}

/** Messages to people: mails and texts. */
function isDelivery(eb: ExpressionBuilder<Schema, "outbox">) {
  return eb.or([eb("kind", "like", sql.lit("mail_%")), eb("kind", "like", sql.lit("sms_%"))]);
}
