import { ableMasters } from "#domain/availability/able-masters.ts";
import { type Plan, plan } from "#domain/availability/plan.ts";
import type { Reason } from "#domain/availability/reasons.ts";
import { ANYONE, type Diary, type Visit, type VisitService } from "#domain/availability/types.ts";
import { readDiary } from "#server/database/diary.ts";
import type { Snapshot } from "#server/database/handle.ts";
import {
  type HourWanted,
  offerHours,
  readDiaryAround,
  refuseTaken,
} from "#server/usecases/hours/other-hours.ts";
import { ok, type Refusal, type Result, refuse } from "#server/usecases/result.ts";

/** A visit's place in the diary: its items in order, the cells it claims, and the catalogue version it is based on. */
export type Place = Plan & { ok: true; version: string };

/** Reasons that mean that somebody else is in the way, not that the hour could never be booked. */
const aboutOthers = new Set<Reason["code"]>(["master_busy", "room_busy", "master_off", "not_performed"]);

/**
 * Finds a visit's place at an hour. Refuses masters who don't perform it, and an hour that isn't free, with the nearest
 * free ones.
 */
export async function placeVisit(db: Snapshot, wanted: HourWanted): Promise<Result<Place>> {
  const { visit, startsAt } = wanted;
  const diary = await readDiaryAround(db, wanted);
  const unable = refuseUnable(diary, visit);
  if (unable) return unable;
  const planned = plan(diary, visit, startsAt);
  return planned.ok
    ? ok({ ...planned, version: diary.version })
    : await refuseHour(db, wanted, diary, planned.reasons);
}

/** Refuses masters who don't perform a visit without an hour; null when they do. */
export async function refuseUnableUnplaced(db: Snapshot, visit: Visit, now: number): Promise<Refusal | null> {
  return refuseUnable(await readDiary(db, { cells: { fromCell: 0, toCell: 0 }, now }), visit);
}

function refuseUnable(diary: Diary, { services }: Visit): Refusal | null {
  const isAble = (wanted: VisitService) =>
    wanted.masterId === ANYONE || ableMasters(wanted, diary).length > 0;
  if (services.every(isAble)) return null;
  return refuse(
    "service_unavailable",
    "That master does not perform this service. Choose another one, or anyone.",
  );
}

async function refuseHour(
  db: Snapshot,
  wanted: HourWanted,
  diary: Diary,
  reasons: readonly Reason[],
): Promise<Refusal> {
  const ruledOut = reasons.some(({ code }) => !aboutOthers.has(code));
  const taken = !ruledOut && reasons.some(({ code }) => code.endsWith("_busy"));
  if (taken) return await refuseTaken(db, wanted, diary);
  return refuse("outside_hours", "We can't take this hour. Choose one of the free ones.", {
    alternatives: await offerHours(db, wanted, diary),
  });
}
