import type { Handle } from "#server/database/handle.ts";

/** Ends work that nobody has begun, since it is no longer wanted. @returns false if it was done, or is being done now */
export async function withdrawWork(db: Handle, cause: string, now: number): Promise<boolean> {
  const result = await db
    .updateTable("outbox")
    .set({ done_at: now, last_error: null, not_sent: "already_done" })
    .where("cause", "=", cause)
    .where("done_at", "is", null)
    .where("locked_until", "<=", now)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
