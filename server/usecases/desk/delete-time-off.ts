import type { Transaction } from "kysely";
import { audit } from "#server/database/audit-log.ts";
import { freeTimeOffCells } from "#server/database/cells.ts";
import type { Schema } from "#server/database/schema.ts";
import { findTimeOff, removeTimeOff } from "#server/database/time-off.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/**
 * Takes a time off back: its cells can be booked again, but for those that another time off keeps free.
 * @returns how many were removed
 */
export async function deleteTimeOff(app: UseCases, actorId: string, id: string): Promise<Result<number>> {
  const removed = await app.engine.transaction((tx) => deleteIn(app, tx, actorId, id));
  if (!removed) return refuse("not_found", "This time is not kept free any more.");
  await app.engine.announce("availability");
  return ok(1);
}

async function deleteIn(
  app: UseCases,
  tx: Transaction<Schema>,
  actorId: string,
  id: string,
): Promise<boolean> {
  const known = await findTimeOff(tx, id);
  if (!known) return false;
  await app.engine.lock(tx, "resources", known.resource_id);
  await app.engine.lock(tx, "time_off", id);
  if (!(await findTimeOff(tx, id))) return false;
  await freeTimeOffCells(tx, id);
  await removeTimeOff(tx, id);
  await audit(tx, { actorId, action: "delete_time_off", subjectId: id }, app.now());
  return true;
}
