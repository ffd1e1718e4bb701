import type { Handle } from "#server/database/handle.ts";
import { listMasters } from "#server/database/masters.ts";
import { ok, type Result, refuseField } from "#server/usecases/result.ts";

/**
 * The masters for a service, without duplicates; everyone when nobody is named. Refuses a master who does not work
 * here.
 */
export async function performersOf(db: Handle, named: string[] | undefined): Promise<Result<string[]>> {
  const everyone = (await listMasters(db)).map((master) => master.id);
  const masterIds = [...new Set(named ?? everyone)];
  if (masterIds.every((id) => everyone.includes(id))) return ok(masterIds);
  return refuseField("masterIds", "One of these masters does not work here");
}
