import { type Actor, isStaff } from "#domain/access.ts";
import { listLastOffered } from "#server/database/offered-hours.ts";
import { endWaitingEntry, findWaiting } from "#server/database/waiting.ts";
import type { DatabaseClockAndPayments } from "#server/usecases/context.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";
import { becameVisit, letOfferedHourGo } from "#server/usecases/waiting/let-offered-hour-go.ts";

/**
 * Ends an entry of the waiting list: one's own, or any as staff. The hour that is held for it goes to the next, unless
 * it is being paid. One that has ended stays as it is, one that has become a visit is refused.
 * @returns how many were ended, 0 or 1
 */
export async function endWaiting(
  app: DatabaseClockAndPayments,
  actor: Actor,
  id: string,
): Promise<Result<number>> {
  const entry = await findWaiting(app.engine.read, id);
  if (!entry || (entry.user_id !== actor.userId && !isStaff(actor)))
    return refuse("not_found", "There is no such entry on the waiting list.");
  const ended = await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "waiting", id);
    return await endWaitingEntry(tx, id, { state: "left", now: app.now() });
  });
  if (!ended && (await findWaiting(app.engine.read, id))?.state === "booked") return becameVisit(actor);
  // Read only now: nothing more can be offered to an entry that has ended.
  const offered = (await listLastOffered(app.engine.read, [id])).get(id);
  if (offered) await letOfferedHourGo(app, actor, offered);
  return ok(Number(ended));
}
