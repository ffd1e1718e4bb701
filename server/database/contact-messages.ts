import type { Insertable, Selectable } from "kysely";
import type { Handle } from "#server/database/handle.ts";
import type { ContactMessagesTable } from "#server/database/schema/content.ts";

export type MessageRow = Selectable<ContactMessagesTable>;

export async function insertContactMessage(
  db: Handle,
  message: Insertable<ContactMessagesTable>,
): Promise<void> {
  await db.insertInto("contact_messages").values(message).execute();
}

/** Visitors' messages, the newest first. */
export function listMessages(db: Handle): Promise<MessageRow[]> {
  return db
    .selectFrom("contact_messages")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(500)
    .execute();
}

/** Visitors' messages since an instant, the newest first. */
export function listMessagesSince(
  db: Handle,
  { since, limit }: { since: number; limit: number },
): Promise<MessageRow[]> {
  return db
    .selectFrom("contact_messages")
    .selectAll()
    .where("created_at", ">", since)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** How many messages wait for an answer. */
export async function countOpenMessages(db: Handle): Promise<number> {
  const row = await db
    .selectFrom("contact_messages")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("handled_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export function findMessage(db: Handle, id: string): Promise<MessageRow | undefined> {
  return db.selectFrom("contact_messages").selectAll().where("id", "=", id).executeTakeFirst();
}

/** @param handledAt null to open it again @returns how many there were */
export async function markMessage(db: Handle, id: string, handledAt: number | null): Promise<number> {
  const result = await db
    .updateTable("contact_messages")
    .set({ handled_at: handledAt })
    .where("id", "=", id)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Removes what was written from an address. */
export async function removeContactMessages(db: Handle, email: string): Promise<void> {
  await db.deleteFrom("contact_messages").where("email", "=", email).execute();
}
