import type { Handle } from "#server/database/handle.ts";

/** Keeps whose reminders a short link ends. */
export async function insertTextLink(
  db: Handle,
  { code, subject }: { code: string; subject: string },
  now: number,
): Promise<void> {
  await db
    .insertInto("text_links")
    .values({ code, subject, created_at: now })
    // Another code of the same reader is from before SESSION_SECRET was changed: the newest is the one that is sent.
    .onConflict((conflict) => conflict.column("subject").doUpdateSet({ code, created_at: now }))
    .execute();
}

/** @returns whose reminders the link ends; undefined for a link that is none of ours */
export async function findTextLink(db: Handle, code: string): Promise<string | undefined> {
  const row = await db.selectFrom("text_links").select("subject").where("code", "=", code).executeTakeFirst();
  return row?.subject;
}

export async function removeTextLink(db: Handle, subject: string): Promise<void> {
  await db.deleteFrom("text_links").where("subject", "=", subject).execute();
}
