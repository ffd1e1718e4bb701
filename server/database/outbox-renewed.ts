import type { Handle } from "#server/database/handle.ts";

/** Makes work due once more that was not wanted when it was due. */
export async function renewUnwanted(db: Handle, cause: string, runAt: number): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ done_at: null, not_sent: null, attempts: 0, locked_until: 0, run_at: runAt })
    .where("cause", "=", cause)
    .where("not_sent", "is not", null)
    .execute();
}
