import type { Insertable } from "kysely";
import type { Handle } from "#server/database/handle.ts";
import type { ContactMessagesTable } from "#server/database/schema/content.ts";

export async function insertContactMessage(
  db: Handle,
  message: Insertable<ContactMessagesTable>,
): Promise<void> {
  await db.insertInto("contact_messages").values(message).execute();
}
