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

/** An hour that somebody wants, and what to ignore in the diary: their own hold or booking. */
export interface HourWanted {
  visit: Visit;
  /** Epoch milliseconds. */
  startsAt: number;
  zone: string;
  order: Omit<DiaryOptions, "cells">;
  /**
   * The visit for which alternatives are searched, only with its masters; absent: the visit itself, also with anyone.
   */
  instead?: Visit;
}

type Alternatives = NonNullable<Problem["alternatives"]>;

const daysAround = 7;
const hoursOffered = 3;
const lost = new Set<ErrorCode>(["slot_taken", "payment_refunded"]);

/**
 * Adds the nearest free hours to a refusal because a visit's hour was lost. Returns any other result unchanged.
 * @param find finds the visit; called only if its hour was lost
 * @param withHidden whether to offer hours of a service that customers can no longer choose, as the desk may
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

/** The free hours nearest to a visit's hour; undefined for a visit without a time. */
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

/** The desk may choose an hour that was taken long ago. A customer chose a free one, so somebody was faster. */
export const hourTaken = {
  customer: refuse("slot_taken", "Somebody was faster: this hour has just been taken. Choose another one."),
  desk: refuse("slot_taken", "This hour is taken. Choose another one."),
};

/** Refuses a taken hour, and offers the nearest free hours. @param known the diary around it; read when absent */
export async function refuseTaken(db: Snapshot, wanted: HourWanted, known?: Diary): Promise<Refusal> {
  const diary = known ?? (await readDiaryAround(db, wanted));
  const refusal = hourTaken[(wanted.instead ?? wanted.visit).by];
  return { ...refusal, alternatives: await offerHours(db, wanted, diary) };
}

/** The diary from the day before an hour to a week after it, from which other hours are offered. */
export async function readDiaryAround(
  db: Snapshot,
  { startsAt, zone, order }: Omit<HourWanted, "visit">,
): Promise<DiaryAndOffer> {
  const date = localDate(startsAt, zone);
  const cells = cellsToRead(addDays(date, -1), addDays(date, daysAround), zone);
  return await readDiary(db, { cells, ...order });
}

/**
 * The free hours nearest to one that can't be had: with the same masters, and with anyone if those have too few.
 * @param diary the diary around the hour; everything up to the horizon is read if it has too few free hours
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
