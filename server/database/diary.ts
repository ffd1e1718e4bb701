import type { Claim } from "#domain/availability/claims.ts";
import type { Diary } from "#domain/availability/types.ts";
import { cellsToRead } from "#domain/availability/window.ts";
import { startOfCell } from "#domain/time/cells.ts";
import { localDate } from "#domain/time/dates.ts";
import {
  askTaken,
  type Catalogue,
  keptCatalogue,
  likelyZone,
  readCatalogue,
  readTaken,
  type Taken,
} from "#server/database/catalogue.ts";
import { listCellsOf } from "#server/database/cells.ts";
import type { Handle, Snapshot } from "#server/database/handle.ts";
import { cellsOfRun, pastWithin, runKey } from "#server/database/past-cells.ts";
import { listTimesOff } from "#server/database/time-off.ts";

export interface DiaryOptions {
  /** The first cell to read and the one after the last, as returned by availability's `cellsToRead`. */
  cells: Span;
  now: number;
  /** Holds whose cells count as free: the caller's own. */
  exceptHoldIds?: readonly string[];
  /** Whether those holds end before their cells are claimed again, so that a time off gets those that it waits for. */
  endsHolds?: boolean;
  /** A booking whose own cells count as free, except those that a time off waits for. */
  exceptBookingId?: string;
  /** Include services that are no longer offered: somebody who bought one may still move it. */
  withHidden?: boolean;
  /** Include cells of long ago: a visit that has begun may be corrected long after. */
  withPast?: boolean;
}

interface Span {
  fromCell: number;
  toCell: number;
}

/** Dates 'YYYY-MM-DD' of the salon, both included. */
interface Dates {
  from: string;
  to: string;
}

/** Everything that availability depends on. A service's room is always among the rooms. */
export async function readDiary(db: Snapshot, order: DiaryOptions): Promise<DiaryAndOffer> {
  const taken = await readTaken(db, order.cells);
  const catalogue = await readCatalogue(db, taken.version);
  const all = order.withPast ? await withPast(db, taken, catalogue, order.cells) : taken;
  return toDiary(catalogue, withoutOwn(all, await readOwn(db, order)), order);
}

async function withPast(db: Handle, taken: Taken, { masters, rooms }: Catalogue, span: Span): Promise<Taken> {
  const ids = [...masters.map(({ id }) => id), ...rooms.flatMap(({ unitIds }) => unitIds)];
  const runs = ids.length === 0 ? [] : await pastWithin(db, ids, span).select(runKey).execute();
  const byResource = new Map(taken.byResource);
  for (const [id, past] of Map.groupBy(runs.flatMap(cellsOfRun), ({ resource_id }) => resource_id))
    byResource.set(id, [...(byResource.get(id) ?? []), ...past.map(({ cell }) => cell)]);
  return { ...taken, byResource };
}

/** The diary needed to answer for some dates. */
export async function readDiaryOfDates(
  db: Snapshot,
  dates: Dates,
  order: Omit<DiaryOptions, "cells">,
): Promise<DiaryAndOffer> {
  const guess = likelyZone() ?? "UTC";
  const diary = await readDiary(db, { ...order, cells: cellsToRead(dates.from, dates.to, guess) });
  const { zone } = diary.salon;
  if (zone === guess) return diary;
  return await readDiary(db, { ...order, cells: cellsToRead(dates.from, dates.to, zone) });
}

/** A diary with the catalogue rows that it was made from, and the catalogue's version. */
export type DiaryAndOffer = Diary & Pick<Catalogue, "offer"> & Pick<Taken, "version">;

/** Like `readKnownDiary`, for the salon's date at an instant. */
export async function readKnownDiaryAt(
  db: Handle,
  instant: number,
  now: number,
): Promise<DiaryAndOffer | null> {
  const guess = likelyZone();
  if (guess === undefined) return null;
  const date = localDate(instant, guess);
  return await readKnownDiary(db, { from: date, to: date }, now);
}

/**
 * Like `readDiaryOfDates`, in one statement, which sees a single moment without a snapshot.
 * @returns null if this server has not cached the current catalogue
 */
export async function readKnownDiary(db: Handle, dates: Dates, now: number): Promise<DiaryAndOffer | null> {
  const guess = likelyZone();
  if (guess === undefined) return null;
  const cells = cellsToRead(dates.from, dates.to, guess);
  const taken = await askTaken(db, cells);
  const catalogue = keptCatalogue(taken.version);
  return catalogue?.salon.zone === guess ? toDiary(catalogue, taken, { cells, now }) : null;
}

function toDiary(
  { hidden, ...catalogue }: Catalogue,
  { version, byResource }: Taken,
  { cells, now, withHidden = false }: DiaryOptions,
): DiaryAndOffer {
  const services = withHidden ? [...catalogue.services, ...hidden] : catalogue.services;
  return { ...catalogue, services, busy: { ...cells, byResource }, now, version };
}

function withoutOwn(taken: Taken, own: readonly Claim[]): Taken {
  if (own.length === 0) return taken;
  const byResource = new Map(taken.byResource);
  for (const [resource, cells] of Map.groupBy(own, ({ resourceId }) => resourceId)) {
    const free = new Set(cells.map(({ cell }) => cell));
    byResource.set(
      resource,
      (byResource.get(resource) ?? []).filter((cell) => !free.has(cell)),
    );
  }
  return { ...taken, byResource };
}

/**
 * Taken cells to treat as free: those of the given holds and of the given booking. What is freed before it is claimed
 * again lacks those for which a time off waits.
 */
async function readOwn(
  db: Handle,
  { exceptHoldIds = [], endsHolds = false, exceptBookingId, cells }: DiaryOptions,
): Promise<Claim[]> {
  const held: Claim[] = [];
  for (const holdId of exceptHoldIds) held.push(...(await listCellsOf(db, { holdId })));
  const booked = exceptBookingId === undefined ? [] : await listCellsOf(db, { bookingId: exceptBookingId });
  const freed = endsHolds ? [...held, ...booked] : booked;
  if (freed.length === 0) return held;
  const span = { from: startOfCell(cells.fromCell), to: startOfCell(cells.toCell) };
  const timesOff = await listTimesOff(db, span);
  const waitedFor = ({ resourceId, cell }: Claim) => {
    const at = startOfCell(cell);
    return timesOff.some((off) => off.resource_id === resourceId && off.starts_at <= at && at < off.ends_at);
  };
  return [...(endsHolds ? [] : held), ...freed.filter((cell) => !waitedFor(cell))];
}
