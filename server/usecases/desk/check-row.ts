import { plan } from "#domain/availability/plan.ts";
import { servicesWith } from "#domain/availability/services-with.ts";
import type { Diary, Visit } from "#domain/availability/types.ts";
import { type WayOut, waysOut } from "#domain/availability/ways-out.ts";
import type { Snapshot } from "#server/database/handle.ts";
import { readNames } from "#server/database/names.ts";
import { readSalon } from "#server/database/salon.ts";
import { findServices } from "#server/usecases/checkout/price-services.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { type ReasonWithOccupants, withOccupants } from "#server/usecases/hours/occupants.ts";
import { readDiaryAround } from "#server/usecases/hours/other-hours.ts";
import { ok, type Result } from "#server/usecases/result.ts";

export interface RowAsked {
  serviceIds: readonly string[];
  /** A master's id or 'any' for the whole visit, or one for each service in order; absent: anyone. */
  masters?: readonly string[] | undefined;
  /** Epoch milliseconds, at most twelve. */
  starts: readonly number[];
}

export interface CheckedRow {
  zone: string;
  /** The names of services, masters and rooms, by id. */
  names: Map<string, string>;
  visits: {
    startsAt: number;
    /** Who would perform each service, in order; empty if it doesn't fit. */
    masterIds: string[];
    reasons: ReasonWithOccupants[];
    /** Up to three, if it doesn't fit. */
    waysOut: WayOut[];
  }[];
}

/**
 * For each date of a row, says whether the visit fits, or what is in the way and what would fit instead. Writes
 * nothing.
 */
export async function checkRow(app: DatabaseAndClock, asked: RowAsked): Promise<Result<CheckedRow>> {
  return await app.engine.snapshot(async (db) => {
    const found = await findServices(db, asked.serviceIds);
    if (!found.ok) return found;
    const { zone } = await readSalon(db);
    const visit: Visit = { services: servicesWith(asked.serviceIds, asked.masters), by: "desk" };
    const names = await readNames(db);
    const visits: CheckedRow["visits"] = [];
    for (const startsAt of asked.starts) {
      const diary = await readDiaryAround(db, { startsAt, zone, order: { now: app.now() } });
      visits.push({ startsAt, ...(await check(db, diary, visit, startsAt)) });
    }
    return ok({ zone, names, visits });
  });
}

async function check(db: Snapshot, diary: Diary, visit: Visit, startsAt: number) {
  const planned = plan(diary, visit, startsAt);
  if (planned.ok) {
    return { masterIds: planned.items.map(({ masterId }) => masterId), reasons: [], waysOut: [] };
  }
  const reasons = await withOccupants(db, planned.reasons, { diary, visit, startsAt });
  return { masterIds: [], reasons, waysOut: waysOut(diary, visit, startsAt) };
}
