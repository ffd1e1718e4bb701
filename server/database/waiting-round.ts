import type { Handle } from "#server/database/handle.ts";

/** The catalogue's version, and the one up to which slots were looked for. */
export async function findSeenVersions(db: Handle): Promise<{ catalogue: string; seen: string }> {
  return await db
    .selectFrom("catalogue_version")
    .innerJoin("waiting_round", (join) => join.onTrue())
    .select(["catalogue_version.version as catalogue", "waiting_round.version as seen"])
    .executeTakeFirstOrThrow();
}

export async function markVersionSeen(db: Handle, version: string): Promise<void> {
  await db.updateTable("waiting_round").set({ version }).execute();
}
