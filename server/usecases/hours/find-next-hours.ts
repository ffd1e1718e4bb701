import type { NextHours } from "#contract/availability.ts";
import { ableMasters } from "#domain/availability/able-masters.ts";
import { servicesWith } from "#domain/availability/services-with.ts";
import { lastDate } from "#domain/availability/start-row.ts";
import { ANYONE, type Visit } from "#domain/availability/types.ts";
import { localDate } from "#domain/time/dates.ts";
import { readDiary } from "#server/database/diary.ts";
import type { Snapshot } from "#server/database/handle.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { dependsOn, toWire } from "#server/usecases/hours/find-availability.ts";
import { findNextSlots } from "#server/usecases/hours/find-next-slots.ts";
import { refuseAsked } from "#server/usecases/hours/refuse-asked.ts";
import { ok, type Result } from "#server/usecases/result.ts";

/**
 * The first free hour of a visit, with anyone and with each master who performs all of it. Refuses an unknown service.
 */
export async function findNextHours(
  app: DatabaseAndClock,
  serviceIds: readonly string[],
): Promise<Result<NextHours>> {
  return await app.engine.snapshot((db) => findIn(db, app.now(), serviceIds));
}

async function findIn(db: Snapshot, now: number, serviceIds: readonly string[]): Promise<Result<NextHours>> {
  const diary = await readDiary(db, { cells: { fromCell: 0, toCell: 0 }, now });
  const { zone } = diary.salon;
  const today = localDate(now, zone);
  const refused = refuseAsked(diary, { serviceIds, masters: [] });
  if (refused) return refused;

  const able = diary.masters
    .filter(({ id }) => servicesWith(serviceIds, [id]).every((one) => ableMasters(one, diary).length > 0))
    .sort((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1));
  const visits = [ANYONE, ...able.map(({ id }) => id)].map(
    (master): Visit => ({ services: servicesWith(serviceIds, [master]), by: "customer" }),
  );
  const span = { from: today, to: lastDate(today, diary.salon), zone };
  const slots = await findNextSlots(db, visits, span, { now });
  const [anyone, ...own] = slots.map((slot) => slot && toWire(slot, zone));
  const answer = {
    zone,
    anyone: anyone ?? null,
    masters: able.map(({ id }, index) => ({ masterId: id, next: own[index] ?? null })),
  };
  // Who has no free hour may get one at any time.
  if (slots.includes(null)) return ok(answer);
  const to = localDate(Math.max(...slots.map((slot) => slot?.startsAt ?? 0)), zone);
  return ok(answer, dependsOn(diary, { service: serviceIds, from: today, to }));
}
