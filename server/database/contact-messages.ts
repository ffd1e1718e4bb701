import type { ExpressionBuilder, Insertable, Selectable } from "kysely";
import type { Handle } from "#server/database/handle.ts";
import type { ContactMessagesTable } from "#server/database/schema/content.ts";
import type { Schema } from "#server/database/schema.ts";

export type ContactMessageRow = Selectable<ContactMessagesTable>;

/** @returns whether the message is new */
export async function insertContactMessage(
  db: Handle,
  message: Insertable<ContactMessagesTable>,
): Promise<boolean> {
  const result = await db
    .insertInto("contact_messages")
    .values(message)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirstOrThrow();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Visitors' messages, newest first. @param page.before the id of the last one seen */
export function listContactMessages(
  db: Handle,
  handled: boolean | undefined,
  { limit, before }: { limit: number; before: string | undefined },
): Promise<ContactMessageRow[]> {
  let found = db
    .selectFrom("contact_messages")
    .selectAll()
    .where(isHandled(handled))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  if (before !== undefined) {
    found = found.where((eb) => {
      const last = eb.selectFrom("contact_messages").select(["created_at", "id"]).where("id", "=", before);
      return eb(eb.refTuple("created_at", "id"), "<", last.$asTuple("created_at", "id"));
    });
  }
  return found.execute();
}

/** @param handled handled or unhandled ones; absent: all */
export async function countContactMessages(db: Handle, handled?: boolean): Promise<number> {
  const row = await db
    .selectFrom("contact_messages")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where(isHandled(handled))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

function isHandled(handled: boolean | undefined) {
  return (eb: ExpressionBuilder<Schema, "contact_messages">) =>
    handled === undefined ? eb.and([]) : eb("handled_at", handled ? "is not" : "is", null);
}

/** Visitors' messages since an instant, newest first. */
export function listContactMessagesSince(
  db: Handle,
  { since, limit }: { since: number; limit: number },
): Promise<ContactMessageRow[]> {
  return db
    .selectFrom("contact_messages")
    .selectAll()
    .where("created_at", ">", since)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** The number of unanswered messages. */
export function countOpenContactMessages(db: Handle): Promise<number> {
  return countContactMessages(db, false);
}

export function findContactMessage(db: Handle, id: string): Promise<ContactMessageRow | undefined> {
  return db.selectFrom("contact_messages").selectAll().where("id", "=", id).executeTakeFirst();
}

/** @param handledAt null to reopen it @returns the number of messages changed */
export async function markContactMessage(db: Handle, id: string, handledAt: number | null): Promise<number> {
  const result = await db
    .updateTable("contact_messages")
    .set({ handled_at: handledAt })
    .where("id", "=", id)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Removes the messages sent from an address. */
export async function removeContactMessages(db: Handle, email: string): Promise<void> {
  await db.deleteFrom("contact_messages").where("email", "=", email).execute();
}
