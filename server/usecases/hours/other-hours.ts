import type { ErrorCode, Problem } from "#contract/errors.ts";
import { alternatives } from "#domain/availability/alternatives.ts";
import { lastDate } from "#domain/availability/start-row.ts";
import { ANYONE, type Diary, type Slot, type Visit } from "#domain/availability/types.ts";
import { cellsToRead } from "#domain/availability/window.ts";
import { addDays, localDate } from "#domain/time/dates.ts";
import { type DiaryAndOffer, type DiaryOptions, readDiary } from "#server/database/diary.ts";
import type { Handle, Snapshot } from "#server/database/handle.ts";
import { readSalon } from "#server/database/salon.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { type BoughtItem, visitOfItems } from "#server/usecases/hours/bought-visit.ts";
import { type Refusal, type Result, refuse } from "#server/usecases/result.ts";
import { zonedInstant } from "#server/usecases/zoned-instant.ts";

/** An hour that somebody wants, and what of the diary doesn't stand in the way: their own hold or booking. */
export interface HourWanted {
  visit: Visit;
  /** Epoch milliseconds. */
  startsAt: number;
  zone: string;
  order: Omit<DiaryOptions, "cells">;
  /** As what other hours are offered where this one can't be had, with these masters alone; absent: the visit, or with anyone. */
  instead?: Visit;
}

type Alternatives = NonNullable<Problem["alternatives"]>;

const daysAround = 7;
const hoursOffered = 3;
const lost = new Set<ErrorCode>(["slot_taken", "payment_refunded"]);

/**
 * Where a visit's hour was lost: the same refusal, with the nearest free hours. Anything else stays as it is.
 * @param find the visit, asked for where its hour was lost
 * @param withHidden whether hours of a service are offered that customers can't choose any more, as the desk may
 */
export async function withOtherHours<Value>(
  app: DatabaseAndClock,
  result: Result<Value>,
  find: (db: Handle) => Promise<{ items: readonly BoughtItem[] } | undefined>,
  { withHidden = false } = {},
): Promise<Result<Value>> {
  if (result.ok || !lost.has(result.code) || result.alternatives) return result;
  const alternatives = await app.engine.snapshot(async (db) => {
    const visit = await find(db);
    return visit && (await otherHours(db, visit.items, { now: app.now(), withHidden }));
  });
  return alternatives ? { ...result, alternatives } : result;
}

/** The free hours nearest to the one that a visit was for; undefined where it was to be arranged. */
export async function otherHours(
  db: Snapshot,
  items: readonly BoughtItem[],
  order: HourWanted["order"],
): Promise<Alternatives | undefined> {
  const startsAt = items[0]?.starts_at ?? null;
  if (startsAt === null) return undefined;
  const { zone } = await readSalon(db);
  const wanted = { visit: visitOfItems(items, "customer"), startsAt, zone, order };
  return await offerHours(db, wanted, await readDiaryAround(db, wanted));
}

/** The desk may name an hour that was taken long ago: only to who chose a free one somebody was faster. */
const taken = {
  customer: "Somebody was faster: this hour has just been taken. Choose another one.",
  desk: "This hour is taken. Choose another one.",
};

/** Says that an hour is taken, with the nearest free hours. @param known the diary around it; read when absent */
export async function refuseTaken(db: Snapshot, wanted: HourWanted, known?: Diary): Promise<Refusal> {
  const diary = known ?? (await readDiaryAround(db, wanted));
  return refuse("slot_taken", taken[(wanted.instead ?? wanted.visit).by], {
    alternatives: await offerHours(db, wanted, diary),
  });
}

/** The diary of an hour's date, of the day before and of the week after, from which other hours are offered. */
export async function readDiaryAround(
  db: Snapshot,
  { startsAt, zone, order }: Omit<HourWanted, "visit">,
): Promise<DiaryAndOffer> {
  const date = localDate(startsAt, zone);
  const cells = cellsToRead(addDays(date, -1), addDays(date, daysAround), zone);
  return await readDiary(db, { cells, ...order });
}

/**
 * The free hours nearest to one that can't be had: with the same masters, and with anyone where those have too few.
 * @param diary as it was read around the hour; all up to the horizon is read where it holds too few
 */
export async function offerHours(db: Snapshot, wanted: HourWanted, diary: Diary): Promise<Alternatives> {
  const near = nearest(wanted, diary);
  const slots = near.length < hoursOffered ? nearest(wanted, await readHorizon(db, wanted, diary)) : near;
  return slots.map(({ startsAt, masterIds }) => ({
    startsAt: zonedInstant(startsAt, wanted.zone),
    masterId: masterIds[0] ?? ANYONE,
    masterIds,
  }));
}

function nearest({ visit, startsAt, instead }: HourWanted, diary: Diary): Slot[] {
  const own = alternatives(diary, instead ?? visit, startsAt, hoursOffered);
  if (own.length === hoursOffered || instead) return own;
  const services = visit.services.map(({ serviceId }) => ({ serviceId, masterId: ANYONE }));
  const others = alternatives(diary, { ...visit, services }, startsAt, hoursOffered * 2);
  const known = new Set(own.map((slot) => slot.startsAt));
  return [...own, ...others.filter((slot) => !known.has(slot.startsAt))].slice(0, hoursOffered);
}

function readHorizon(db: Snapshot, { zone, order }: HourWanted, diary: Diary): Promise<Diary> {
  const today = localDate(order.now, zone);
  const cells = cellsToRead(today, lastDate(today, diary.salon), zone);
  return readDiary(db, { cells, ...order });
}
