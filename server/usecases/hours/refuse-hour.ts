import type { Problem } from "#contract/errors.ts";
import { alternatives } from "#domain/availability/alternatives.ts";
import type { Reason } from "#domain/availability/reasons.ts";
import { ANYONE, type Diary, type Slot, type Visit } from "#domain/availability/types.ts";
import { cellsToRead } from "#domain/availability/window.ts";
import { addDays, localDate } from "#domain/time/dates.ts";
import { zonedInstant } from "#domain/time/zoned-instant.ts";
import { type DiaryOrder, readDiary } from "#server/database/diary.ts";
import type { Snapshot } from "#server/database/handle.ts";
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
const hoursOffered = 3;

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

/**
 * The free hours nearest to one that can't be had: with the same masters, and with anyone where those have too few.
 * @param diary as it was read around the hour; all up to the horizon is read where it holds too few
 */
export async function offerHours(
  db: Snapshot,
  wanted: HourWanted,
  diary: Diary,
): Promise<NonNullable<Problem["alternatives"]>> {
  const near = nearest(wanted, diary);
  const slots = near.length < hoursOffered ? nearest(wanted, await readHorizon(db, wanted, diary)) : near;
  return slots.map(({ startsAt, masterIds }) => ({
    startsAt: zonedInstant(startsAt, wanted.zone),
    masterId: masterIds[0] ?? ANYONE,
    masterIds,
  }));
}

function nearest({ visit, startsAt }: HourWanted, diary: Diary): Slot[] {
  const own = alternatives(diary, visit, startsAt, hoursOffered);
  if (own.length === hoursOffered) return own;
  const services = visit.services.map(({ serviceId }) => ({ serviceId, masterId: ANYONE }));
  const others = alternatives(diary, { ...visit, services }, startsAt, hoursOffered * 2);
  const known = new Set(own.map((slot) => slot.startsAt));
  return [...own, ...others.filter((slot) => !known.has(slot.startsAt))].slice(0, hoursOffered);
}

function readHorizon(db: Snapshot, { zone, order }: HourWanted, diary: Diary): Promise<Diary> {
  const today = localDate(order.now, zone);
  const cells = cellsToRead(today, addDays(today, diary.salon.horizonDays), zone);
  return readDiary(db, { cells, ...order });
}
