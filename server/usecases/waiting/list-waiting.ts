import { servicesWith } from "#domain/availability/services-with.ts";
import type { Diary, Slot } from "#domain/availability/types.ts";
import { addDays, dayMs, localDate } from "#domain/time/dates.ts";
import { hoursFor, lackOf, type WaitingState } from "#domain/waiting.ts";
import { readDiary, readDiaryOfDates } from "#server/database/diary.ts";
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

const shownAfterMs = 30 * dayMs;

/** What somebody waits for, including entries that ended recently. */
export async function listOwnWaiting(
  app: DatabaseAndClock,
  userId: string,
): Promise<{ zone: string; entries: WithOffered[] }> {
  const db = app.engine.read;
  const { zone } = await readSalon(db);
  const now = app.now();
  const entries = await withOffered(db, await listWaitingOfUser(db, userId, now - shownAfterMs));
  if (entries.every(({ state }) => state !== "waiting")) return { zone, entries };
  const offer = await app.engine.snapshot((seen) => readDiary(seen, { cells: noCells, now }));
  return { zone, entries: entries.map((entry) => ({ ...entry, lacks: lackOfEntry(offer, entry) })) };
}

const noCells = { fromCell: 0, toCell: 0 };

function lackOfEntry(offer: Pick<Diary, "services" | "masters">, entry: WaitingGuest): WithOffered["lacks"] {
  if (entry.state !== "waiting") return null;
  return lackOf(offer, servicesWith(entry.service_ids, entry.masters));
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
  /** What it names that the salon has no more; absent where it was not looked for. */
  lacks?: ReturnType<typeof lackOf>;
}

export interface ListedWaiting extends WithOffered {
  /** The first free hour that suits it; null if there is none. */
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

/** How many days ahead to look for free hours. Later ones show in the list of their own day. */
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
    const fits = hoursFor(diary, { ...entry, services }, dates)[0] ?? null;
    return { ...entry, fits, lacks: lackOfEntry(diary, entry) };
  });
}

async function withOffered(db: Handle, entries: readonly WaitingGuest[]): Promise<WithOffered[]> {
  const last = await listLastOffered(
    db,
    entries.map(({ id }) => id),
  );
  return entries.map((entry) => ({ ...entry, offered: last.get(entry.id) ?? null }));
}
