import type { Handle } from "#server/database/handle.ts";

/** Whether work of a cause is queued or was done. */
export async function isQueued(db: Handle, cause: string): Promise<boolean> {
  const known = await db.selectFrom("outbox").select("id").where("cause", "=", cause).executeTakeFirst();
  return known !== undefined;
}
