import type { Handle } from "#server/database/handle.ts";

/** Removes work that was done before an instant, oldest first. @returns how many were removed, at most `most` */
export async function removeDone(db: Handle, before: number, most: number): Promise<number> {
  const old = db
    .selectFrom("outbox")
    .select("id")
    .where("done_at", "is not", null)
    .where("done_at", "<", before)
    .orderBy("done_at")
    .limit(most);
  const result = await db.deleteFrom("outbox").where("id", "in", old).executeTakeFirst();
  return Number(result.numDeletedRows);
}
