import { CELL_MS, cellsInMinutes } from "../time/cells.ts";
import { addDays, localDate } from "../time/dates.ts";
import { dayFrames, type Stretch } from "../time/day-frame.ts";
import { type Bits, emptyBits, setCell } from "./bits.ts";
import type { Diary, Visit } from "./types.ts";
import type { Window } from "./window.ts";

/** Epoch milliseconds between which a visit may start, `to` excluded. */
export interface StartLimits {
  from: number;
  to: number;
}

/** The limits of lead and horizon for a customer; the desk books from the running cell on, without end. */
export function startLimits(diary: Diary, by: Visit["by"]): StartLimits {
  if (by === "desk") return { from: Math.floor(diary.now / CELL_MS) * CELL_MS, to: Number.POSITIVE_INFINITY };
  const { zone, leadMinutes, horizonDays } = diary.salon;
  const last = addDays(localDate(diary.now, zone), horizonDays);
  return { from: diary.now + leadMinutes * 60_000, to: dayFrames(last, last, zone)[0]?.to ?? 0 };
}

/** The cells at which a visit may start as far as slot step and limits go. */
export function startRow(diary: Diary, by: Visit["by"], window: Window, limits: StartLimits): Bits {
  const row = emptyBits(window.length);
  const step = stepCells(diary, by);
  for (const frame of window.frames) {
    for (const stretch of frame.stretches) {
      const to = Math.min(stretch.to, limits.to) / CELL_MS;
      let cell = Math.ceil(Math.max(stretch.from, limits.from) / CELL_MS);
      cell += (step - (wallCell(cell, stretch) % step)) % step;
      for (; cell < to; cell += step) setCell(row, cell - window.first);
    }
  }
  return row;
}

/** How many cells apart visits may start, counted from local midnight. */
export function stepCells(diary: Diary, by: Visit["by"]): number {
  return by === "desk" ? 1 : Math.max(1, cellsInMinutes(diary.salon.slotStepMinutes));
}

function wallCell(cell: number, stretch: Stretch): number {
  return (cell + stretch.offset / CELL_MS) % 288;
}
