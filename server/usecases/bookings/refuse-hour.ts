import { alternatives } from "#domain/availability/alternatives.ts";
import type { Reason } from "#domain/availability/reasons.ts";
import { ANYONE, type Diary, type Visit } from "#domain/availability/types.ts";
import { cellsToRead } from "#domain/availability/window.ts";
import { addDays, localDate } from "#domain/time/dates.ts";
import { zonedInstant } from "#domain/time/zoned-instant.ts";
import { type DiaryOrder, readDiary } from "#server/database/diary.ts";
import type { Handle } from "#server/database/handle.ts";
import { type Refusal, refuse } from "#server/usecases/result.ts";

/** Reasons that say that somebody else is in the way, not that the hour could never be booked. */
const aboutOthers = new Set<Reason["code"]>(["master_busy", "room_busy", "master_off", "not_performed"]);
const daysForAlternatives = 7;
const alternativesOffered = 3;

/** The diary of an hour's date, of the day before and of the week after, from which other hours are offered. */
export async function readDiaryAround(
  db: Handle,
  zone: string,
  startsAt: number,
  at: Omit<DiaryOrder, "cells">,
): Promise<Diary> {
  const date = localDate(startsAt, zone);
  const cells = cellsToRead(addDays(date, -1), addDays(date, daysForAlternatives), zone);
  return await readDiary(db, { cells, ...at });
}

/** Says why an hour can't be had, with the nearest free ones. Needs the diary around it. */
export function refuseHour(
  diary: Diary,
  visit: Visit,
  startsAt: number,
  reasons: readonly Reason[],
): Refusal {
  const ruledOut = reasons.some(({ code }) => !aboutOthers.has(code));
  const taken = !ruledOut && reasons.some(({ code }) => code.endsWith("_busy"));
  if (taken) return refuseTaken(diary, visit, startsAt);
  return refuse("outside_hours", "We can't take this hour. Choose one of the free ones.", {
    alternatives: nearestHours(diary, visit, startsAt),
  });
}

/** Says that somebody was faster, with the nearest free hours. Needs the diary around the hour. */
export function refuseTaken(diary: Diary, visit: Visit, startsAt: number): Refusal {
  return refuse("slot_taken", "Somebody was faster: this hour has just been taken. Choose another one.", {
    alternatives: nearestHours(diary, visit, startsAt),
  });
}

function nearestHours(diary: Diary, visit: Visit, startsAt: number) {
  return alternatives(diary, visit, startsAt, alternativesOffered).map((slot) => ({
    startsAt: zonedInstant(slot.startsAt, diary.salon.zone),
    masterId: slot.masterIds[0] ?? ANYONE,
    masterIds: slot.masterIds,
  }));
}
