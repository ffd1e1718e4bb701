import { type Selectable, sql } from "kysely";
import type { WebhookEvent } from "#domain/webhooks.ts";
import type { Handle } from "#server/database/handle.ts";
import type { WebhookMessagesTable, WebhooksTable } from "#server/database/schema/programs.ts";

export type WebhookRow = Selectable<WebhooksTable>;
export type WebhookMessageRow = Selectable<WebhookMessagesTable>;

export function listWebhooks(db: Handle): Promise<WebhookRow[]> {
  return db.selectFrom("webhooks").selectAll().orderBy("created_at").orderBy("id").execute();
}

/** A query of the addresses that are notified of an event. */
export function awaiting(db: Handle, event: WebhookEvent) {
  const events = sql<string>`' ' || events || ' '`;
  return db
    .selectFrom("webhooks")
    .select("id")
    .where("off_at", "is", null)
    .where(events, "like", sql.lit(`% ${event} %`))
    .limit(sql.lit(1));
}

export function findWebhook(db: Handle, id: string): Promise<WebhookRow | undefined> {
  return db.selectFrom("webhooks").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function insertWebhook(db: Handle, webhook: WebhookRow): Promise<void> {
  await db.insertInto("webhooks").values(webhook).execute();
}

/** @returns the number of addresses changed */
export async function updateWebhook(
  db: Handle,
  id: string,
  change: Partial<Omit<WebhookRow, "id">>,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("webhooks")
    .set(change)
    .where("id", "=", id)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Removes an address and its messages. @returns how many addresses there were */
export async function deleteWebhook(db: Handle, id: string): Promise<number> {
  await db.deleteFrom("webhook_messages").where("webhook_id", "=", id).execute();
  const { numDeletedRows } = await db.deleteFrom("webhooks").where("id", "=", id).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Saves a message, once for each event. @returns whether it is new */
export async function insertMessage(
  db: Handle,
  message: Pick<WebhookMessageRow, "id" | "webhook_id" | "event" | "cause" | "body" | "created_at">,
): Promise<boolean> {
  const first = { attempts: 0, status: null, error: null, tried_at: null, next_at: message.created_at };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("webhook_messages")
    .values({ ...message, ...first, state: "waiting" })
    .onConflict((conflict) => conflict.columns(["webhook_id", "cause"]).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function findMessage(db: Handle, id: string): Promise<WebhookMessageRow | undefined> {
  return db.selectFrom("webhook_messages").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The newest messages to an address. */
export function listMessages(db: Handle, webhookId: string, limit: number): Promise<WebhookMessageRow[]> {
  return db
    .selectFrom("webhook_messages")
    .selectAll()
    .where("webhook_id", "=", webhookId)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Records the result of an attempt. @returns false if somebody else has tried meanwhile */
export async function noteTry(
  db: Handle,
  { id, attempts }: Pick<WebhookMessageRow, "id" | "attempts">,
  outcome: Pick<WebhookMessageRow, "state" | "status" | "error" | "next_at" | "tried_at">,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("webhook_messages")
    .set({ ...outcome, attempts: attempts + 1 })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Makes a message due now. */
export async function awaitMessage(db: Handle, id: string, now: number): Promise<void> {
  await db
    .updateTable("webhook_messages")
    .set({ state: "waiting", next_at: now })
    .where("id", "=", id)
    .execute();
}

export async function removeOldMessages(db: Handle, before: number): Promise<void> {
  await db.deleteFrom("webhook_messages").where("created_at", "<", before).execute();
}
