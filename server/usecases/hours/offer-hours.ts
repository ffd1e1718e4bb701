import type { Problem } from "#contract/errors.ts";
import { alternatives } from "#domain/availability/alternatives.ts";
import { ANYONE, type Diary, type Slot } from "#domain/availability/types.ts";
import { cellsToRead } from "#domain/availability/window.ts";
import { addDays, localDate } from "#domain/time/dates.ts";
import { zonedInstant } from "#domain/time/zoned-instant.ts";
import { readDiary } from "#server/database/diary.ts";
import type { Snapshot } from "#server/database/handle.ts";
import type { HourWanted } from "#server/usecases/hours/refuse-hour.ts";

const hoursOffered = 3;

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
