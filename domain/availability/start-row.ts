import { keep } from "#domain/availability/bit-rows.ts";
import { type Bits, emptyBits, setCell, setSpan } from "#domain/availability/bits.ts";
import type { Diary, SalonRules, Visit } from "#domain/availability/types.ts";
import type { Window } from "#domain/availability/window.ts";
import { CELL_MS, cellsInMinutes } from "#domain/time/cells.ts";
import { addDays, localDate } from "#domain/time/dates.ts";
import { dayFrame, type Stretch } from "#domain/time/day-frame.ts";

/** The span in which a visit may start: epoch milliseconds, `to` excluded. */
export interface StartLimits {
  from: number;
  to: number;
}

/** The limits of lead and horizon for a customer. The desk books from the current cell on, without end. */
export function startLimits(diary: Diary, by: Visit["by"]): StartLimits {
  if (by === "desk") return { from: Math.floor(diary.now / CELL_MS) * CELL_MS, to: Number.POSITIVE_INFINITY };
  const { zone } = diary.salon;
  const last = lastDate(localDate(diary.now, zone), diary.salon);
  return { from: earliestStart(diary.now, diary.salon), to: dayFrame(last, zone).to };
}

/** The first instant that a customer may book at a given moment, in epoch milliseconds. It need not be on the grid. */
export function earliestStart(now: number, { leadMinutes }: Pick<SalonRules, "leadMinutes">): number {
  return now + leadMinutes * 60_000;
}

/** The last date that customers may book today. */
export function lastDate(today: string, { horizonDays }: Pick<SalonRules, "horizonDays">): string {
  return addDays(today, horizonDays);
}

/** The first cell from `cell` on, counted from local midnight, at which customers may start. @param step in cells */
export function nextOnGrid(cell: number, step: number): number {
  return cell + ((step - (cell % step)) % step);
}

/** The cells at which the slot step and the limits allow a visit to start. */
export function startRow(diary: Diary, by: Visit["by"], window: Window, limits: StartLimits): Bits {
  const within = emptyBits(window.length);
  const [from, to] = [limits.from, limits.to].map((limit) => Math.ceil(limit / CELL_MS) - window.first);
  setSpan(within, from ?? 0, to ?? 0);
  return keep(within, gridRow(window, stepCells(diary, by)));
}

/** The cells of a window on the grid of its days, regardless of limits. The row is shared and must not be changed. */
function gridRow(window: Window, step: number): Bits {
  const known = grids.get(window);
  if (known?.step === step) return known.row;
  const row = emptyBits(window.length);
  for (const frame of window.frames) {
    for (const stretch of frame.stretches) {
      let cell = Math.ceil(stretch.from / CELL_MS);
      const wall = wallCell(cell, stretch);
      cell += nextOnGrid(wall, step) - wall;
      for (; cell < stretch.to / CELL_MS; cell += step) setCell(row, cell - window.first);
    }
  }
  grids.set(window, { step, row });
  return row;
}

/** The last grid computed for a window. */
const grids = new WeakMap<Window, { step: number; row: Bits }>();

/** How many cells apart visits may start, counted from local midnight. */
export function stepCells(diary: Pick<Diary, "salon">, by: Visit["by"]): number {
  return by === "desk" ? 1 : Math.max(1, cellsInMinutes(diary.salon.slotStepMinutes));
}

function wallCell(cell: number, stretch: Stretch): number {
  return (cell + stretch.offset / CELL_MS) % 288;
}
