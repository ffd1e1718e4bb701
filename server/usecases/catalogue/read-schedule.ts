import { localDate } from "#domain/time/dates.ts";
import { findAnyMaster, type MasterDetails, type MasterRow, readWork } from "#server/database/masters.ts";
import { type HoursExceptionRow, listHoursExceptions } from "#server/database/opening-hours.ts";
import { readSalon } from "#server/database/salon.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

export interface MasterSchedule extends Pick<MasterDetails, "hours" | "serviceIds"> {
  master: MasterRow;
  /** Dates from today on that differ for her, the whole salon's among them. */
  exceptions: HoursExceptionRow[];
}

/** A master, also one who has left, with her week, her services and the coming dates that differ. */
export async function readSchedule(app: UseCases, masterId: string): Promise<Result<MasterSchedule>> {
  const db = app.engine.read;
  const master = await findAnyMaster(db, masterId);
  if (!master) return refuse("not_found", "There is no such master.");
  const { zone } = await readSalon(db);
  const exceptions = await listHoursExceptions(db, masterId, localDate(app.now(), zone));
  return ok({ master, exceptions, ...(await readWork(db, masterId)) });
}
