import type { Handle } from "#server/database/handle.ts";
import { newId } from "#server/database/new-id.ts";

/** Records an action. @param entry.actorId null if it was done from the command line */
export async function audit(
  db: Handle,
  entry: { actorId: string | null; action: string; subjectId: string },
  now: number,
): Promise<void> {
  await db
    .insertInto("audit_log")
    .values({
      id: newId(),
      at: now,
      actor_id: entry.actorId,
      action: entry.action,
      subject_id: entry.subjectId,
      detail: "{}",
    })
    .execute();
}
