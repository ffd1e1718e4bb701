import type { Actor } from "#domain/access.ts";
import { endWaitingEntry, findWaiting } from "#server/database/waiting.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { isStaff } from "#server/usecases/people/own-booking.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/**
 * Ends an entry of the waiting list: one's own, or any as staff. One that has ended stays as it is.
 * @returns how many were ended, 0 or 1
 */
export async function endWaiting(app: DatabaseAndClock, actor: Actor, id: string): Promise<Result<number>> {
  const entry = await findWaiting(app.engine.read, id);
  if (!entry || (entry.user_id !== actor.userId && !isStaff(actor)))
    return refuse("not_found", "There is no such entry on the waiting list.");
  const ended = await app.engine.transaction((tx) =>
    endWaitingEntry(tx, id, { state: "left", now: app.now() }),
  );
  return ok(Number(ended));
}
