import { isOnlySeen } from "#domain/exceptions.ts";
import { audit } from "#server/database/audit-log.ts";
import { findException, listOpenOfKind, reopenException } from "#server/database/exceptions.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/**
 * Opens an exception again that was only marked as seen: nothing was done about it, so money that was owed still is.
 * Refuses one that was resolved otherwise, and one that was raised anew since.
 */
export async function reopen(app: DatabaseAndClock, actorId: string, id: string): Promise<Result<1>> {
  return await app.engine.transaction(async (tx): Promise<Result<1>> => {
    const exception = await findException(tx, id);
    if (!exception) return refuse("not_found", "There is no such exception.");
    if (!isOnlySeen(exception)) return notSeen;
    const open = await listOpenOfKind(tx, exception.kind);
    if (open.some(({ subject_id }) => subject_id === exception.subject_id)) return raisedAnew;
    if (!(await reopenException(tx, exception))) return notSeen;
    await audit(tx, { actorId, action: "exception_reopened", subjectId: id }, app.now());
    return ok(1);
  });
}

const notSeen = refuse(
  "wrong_state",
  "Only what was marked as seen can be opened again. Look at what is open.",
);
const raisedAnew = refuse("wrong_state", "This is open already. Look at it again.");
