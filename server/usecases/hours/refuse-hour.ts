import type { Reason } from "#domain/availability/reasons.ts";
import type { Diary, Visit } from "#domain/availability/types.ts";
import { cellsToRead } from "#domain/availability/window.ts";
import { addDays, localDate } from "#domain/time/dates.ts";
import { type DiaryOrder, readDiary } from "#server/database/diary.ts";
import type { Snapshot } from "#server/database/handle.ts";
import { offerHours } from "#server/usecases/hours/offer-hours.ts";
import { type Refusal, refuse } from "#server/usecases/result.ts";

/** An hour that somebody wants, and what of the diary doesn't stand in her way: a hold or a booking of hers. */
export interface HourWanted {
  visit: Visit;
  /** Epoch milliseconds. */
  startsAt: number;
  zone: string;
  order: Omit<DiaryOrder, "cells">;
}

/** Reasons that say that somebody else is in the way, not that the hour could never be booked. */
const aboutOthers = new Set<Reason["code"]>(["master_busy", "room_busy", "master_off", "not_performed"]);
const daysAround = 7;

/** The diary of an hour's date, of the day before and of the week after, from which other hours are offered. */
export async function readDiaryAround(
  db: Snapshot,
  { startsAt, zone, order }: Omit<HourWanted, "visit">,
): Promise<Diary> {
  const date = localDate(startsAt, zone);
  const cells = cellsToRead(addDays(date, -1), addDays(date, daysAround), zone);
  return await readDiary(db, { cells, ...order });
}

/** Says why an hour can't be had, with the nearest free ones. @param diary as it was read around the hour */
export async function refuseHour(
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

/** Says that somebody was faster, with the nearest free hours. @param known the diary around it; read when absent */
export async function refuseTaken(db: Snapshot, wanted: HourWanted, known?: Diary): Promise<Refusal> {
  const diary = known ?? (await readDiaryAround(db, wanted));
  return refuse("slot_taken", "Somebody was faster: this hour has just been taken. Choose another one.", {
    alternatives: await offerHours(db, wanted, diary),
  });
}
