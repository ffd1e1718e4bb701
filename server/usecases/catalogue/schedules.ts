import { datesBetween, localDate } from "#domain/time/dates.ts";
import { audit } from "#server/database/audit-log.ts";
import {
  findAnyMaster,
  findMaster,
  type MasterDetails,
  type MasterRow,
  readWork,
} from "#server/database/masters.ts";
import {
  findSameSpecialHours,
  insertSpecialHours,
  listSpecialHours,
  removeSpecialHours,
  type SpecialHoursRow,
} from "#server/database/opening-hours.ts";
import { readSalon, salonId } from "#server/database/salon.ts";
import { type Hits, visitsOutside } from "#server/usecases/catalogue/visits-outside.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { ok, type Result, refuse, refuseField } from "#server/usecases/result.ts";

export interface MasterSchedule extends Pick<MasterDetails, "hours" | "serviceIds"> {
  master: MasterRow;
  /** Special hours from today on, including the whole salon's. */
  exceptions: SpecialHoursRow[];
}

/** A master's weekly hours, services and coming special hours. Also for a master who has left. */
export async function readSchedule(app: DatabaseAndClock, masterId: string): Promise<Result<MasterSchedule>> {
  const db = app.engine.read;
  const master = await findAnyMaster(db, masterId);
  if (!master) return refuse("not_found", "There is no such master.");
  const { zone } = await readSalon(db);
  const exceptions = await listSpecialHours(db, masterId, localDate(app.now(), zone));
  return ok({ master, exceptions, ...(await readWork(db, masterId)) });
}

interface SpecialHoursRequest {
  /** Null for the whole salon. */
  masterId: string | null;
  /** Dates of the salon, both included, `to` not before `from`. The contract limits how many. */
  from: string;
  to: string;
  /** Local time. If both are absent, nobody can book these dates. */
  opens?: string | undefined;
  closes?: string | undefined;
  reason: string;
}

/**
 * Sets special hours for some dates: days off, late opening, holidays. Leaves out past dates, and refuses if all are. A
 * date that already has these hours stays as it is, since this may be a retry after a lost response.
 * @returns a row for each date to come, and what now falls outside the hours
 */
export async function createSpecialHours(
  app: DatabaseAndClock,
  actorId: string,
  order: SpecialHoursRequest,
): Promise<Result<{ ids: string[]; outside: Hits }>> {
  const { masterId, to, opens = null, closes = null, reason } = order;
  const { zone } = await readSalon(app.engine.read);
  // The pages don't list past dates, so nobody could undo this.
  const today = localDate(app.now(), zone);
  if (to < today) return refuseField("from", "Choose days to come");
  const from = order.from < today ? today : order.from;
  const dates = datesBetween(from, to);
  if (masterId !== null && !(await findMaster(app.engine.read, masterId))) {
    return refuse("not_found", "There is no such master.");
  }
  const ids = await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "salon", salonId);
    const hours = { master_id: masterId, opens, closes, reason };
    const known = await findSameSpecialHours(tx, hours, { from, to });
    const fresh = dates.filter((date) => !known.has(date));
    const made = await insertSpecialHours(
      tx,
      fresh.map((date) => ({ ...hours, date })),
    );
    for (const [index, date] of fresh.entries()) known.set(date, made[index] ?? "");
    if (made[0] !== undefined)
      await audit(tx, { actorId, action: "create_hours_exception", subjectId: made[0] }, app.now());
    return dates.flatMap((date) => known.get(date) ?? []);
  });
  await app.engine.announce("availability");
  return ok({ ids, outside: await visitsOutside(app, masterId) });
}

/** Removes one date's special hours. @returns how many were removed */
export async function deleteSpecialHours(
  app: DatabaseAndClock,
  actorId: string,
  id: string,
): Promise<Result<number>> {
  const count = await app.engine.transaction(async (tx) => {
    const removed = await removeSpecialHours(tx, id);
    if (removed > 0) await audit(tx, { actorId, action: "delete_hours_exception", subjectId: id }, app.now());
    return removed;
  });
  if (count === 0) return refuse("not_found", "This date has no hours of its own any more.");
  await app.engine.announce("availability");
  return ok(count);
}
