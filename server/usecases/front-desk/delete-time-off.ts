import { audit } from "#server/database/audit.ts";
import { removeTimeOff } from "#server/database/time-off.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/** Takes a time off back: its cells can be booked again. @returns how many were removed */
export async function deleteTimeOff(app: UseCases, actorId: string, id: string): Promise<Result<number>> {
  const count = await app.engine.transaction(async (tx) => {
    const removed = await removeTimeOff(tx, id);
    if (removed > 0) await audit(tx, { actorId, action: "delete_time_off", subjectId: id }, app.now());
    return removed;
  });
  if (count === 0) return refuse("not_found", "This time is not kept free any more.");
  await app.engine.announce("availability");
  return ok(count);
}
