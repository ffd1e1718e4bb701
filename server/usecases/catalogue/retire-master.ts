import { audit } from "#server/database/audit-log.ts";
import { type BookingRow, listComingVisits } from "#server/database/bookings.ts";
import { activateMaster } from "#server/database/masters.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/**
 * Lets a master leave, or come back. Who has left is offered nowhere any more and is never deleted: what she did stays
 * under her name, and visits that are booked with her stay until somebody moves them.
 * @returns the coming visits that have her in them, when she leaves
 */
export async function retireMaster(
  app: UseCases,
  actorId: string,
  masterId: string,
  worksHere: boolean,
): Promise<Result<BookingRow[]>> {
  const found = await app.engine.transaction(async (tx) => {
    if ((await activateMaster(tx, masterId, worksHere)) === 0) return false;
    const action = worksHere ? "master_returns" : "master_leaves";
    await audit(tx, { actorId, action, subjectId: masterId }, app.now());
    return true;
  });
  if (!found) return refuse("not_found", "There is no such master.");
  await app.engine.announce("availability");
  if (worksHere) return ok([]);
  const coming = await listComingVisits(app.engine.read, app.now());
  return ok(coming.filter(({ items }) => items.some(({ master_id }) => master_id === masterId)));
}
