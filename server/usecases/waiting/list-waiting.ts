import { servicesWith } from "#domain/availability/services-with.ts";
import type { Slot } from "#domain/availability/types.ts";
import { addDays, localDate } from "#domain/time/dates.ts";
import { hoursFor, type WaitingState } from "#domain/waiting.ts";
import { readDiaryOfDates } from "#server/database/diary.ts";
import type { Handle, Snapshot } from "#server/database/handle.ts";
import { listLastOffered, type OfferedHourRow } from "#server/database/offered-hours.ts";
import { readSalon } from "#server/database/salon.ts";
import {
  countWaiting,
  listEndedWaiting,
  listWaiting,
  listWaitingOfUser,
  type Place,
  type WaitingGuest,
} from "#server/database/waiting.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";

const shownAfterMs = 30 * 24 * 60 * 60_000;

/** What somebody waits for, with what ended lately. */
export async function listOwnWaiting(
  app: DatabaseAndClock,
  userId: string,
): Promise<{ zone: string; entries: WithOffered[] }> {
  const db = app.engine.read;
  const { zone } = await readSalon(db);
  const entries = await listWaitingOfUser(db, userId, app.now() - shownAfterMs);
  return { zone, entries: await withOffered(db, entries) };
}

export interface ListAsked {
  state: "waiting" | "given" | "gone";
  date?: string | undefined;
  limit: number;
  from?: Place | undefined;
}

/** An entry with the last hour that was offered for it. */
export interface WithOffered extends WaitingGuest {
  offered: OfferedHourRow | null;
}

export interface ListedWaiting extends WithOffered {
  /** The first free hour that it means; null where there is none. */
  fits: Slot | null;
}

const ended: Record<"given" | "gone", WaitingState[]> = { given: ["booked"], gone: ["left", "passed"] };

/** A page of the list as the desk sees it. */
export async function listForDesk(
  app: DatabaseAndClock,
  { state, date, limit, from }: ListAsked,
): Promise<{ zone: string; waiting: number; entries: ListedWaiting[] }> {
  return await app.engine.snapshot(async (db) => {
    const { zone } = await readSalon(db);
    const waiting = await countWaiting(db);
    if (state !== "waiting") {
      const gone = await withOffered(
        db,
        await listEndedWaiting(db, { states: ended[state], limit, before: from }),
      );
      return { zone, waiting, entries: gone.map((entry) => ({ ...entry, fits: null })) };
    }
    const entries = await withOffered(db, await listWaiting(db, { date, limit, after: from }));
    return { zone, waiting, entries: await withHours(db, entries, { zone, now: app.now(), date }) };
  });
}

/** Free hours are looked for within so many days: those further on are seen on their day. */
const daysAhead = 31;

async function withHours(
  db: Snapshot,
  entries: readonly WithOffered[],
  { zone, now, date }: { zone: string; now: number; date: string | undefined },
): Promise<ListedWaiting[]> {
  const today = localDate(now, zone);
  const first = date ?? today;
  const last = date ?? addDays(today, daysAhead);
  if (entries.length === 0 || first < today) return entries.map((entry) => ({ ...entry, fits: null }));
  const diary = await readDiaryOfDates(db, { from: first, to: last }, { now });
  return entries.map((entry) => {
    const dates = entry.dates.filter((one) => one >= first && one <= last);
    const services = servicesWith(entry.service_ids, entry.masters);
    return { ...entry, fits: hoursFor(diary, { ...entry, services }, dates)[0] ?? null };
  });
}

async function withOffered(db: Handle, entries: readonly WaitingGuest[]): Promise<WithOffered[]> {
  const last = await listLastOffered(
    db,
    entries.map(({ id }) => id),
  );
  return entries.map((entry) => ({ ...entry, offered: last.get(entry.id) ?? null }));
}
