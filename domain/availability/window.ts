import { cellAt } from "../time/cells.ts";
import { addDays } from "../time/dates.ts";
import { type DayFrame, dayFrames } from "../time/day-frame.ts";
import type { Diary } from "./types.ts";

/** The cells that answer for some dates: theirs and those of a day on each side, for what crosses midnight. */
export interface Window {
  /** First cell; cells are counted from it in every row of bits. */
  first: number;
  length: number;
  /** One more date on each side than was asked. */
  frames: DayFrame[];
}

/**
 * The cells that must have been read to answer for the dates from one to another, both included.
 * @returns cell numbers, `toCell` excluded
 */
export function cellsToRead(from: string, to: string, zone: string): { fromCell: number; toCell: number } {
  const window = windowOf(from, to, zone);
  return { fromCell: window.first, toCell: window.first + window.length };
}

/** The window of the dates from one to another, both included; `to` must not be earlier. */
export function windowOf(from: string, to: string, zone: string): Window {
  if (to < from) throw new RangeError(`${to} is before ${from}`);
  const frames = dayFrames(addDays(from, -1), addDays(to, 1), zone);
  const first = cellAt(frames.at(0)?.from ?? 0);
  return { first, length: cellAt(frames.at(-1)?.to ?? 0) - first, frames };
}

/** The dates that were asked, without those at the sides. */
export function askedFrames(window: Window): DayFrame[] {
  return window.frames.slice(1, -1);
}

/** Throws a RangeError when cells of the window were not read: unread is not free. */
export function requireRead(diary: Diary, window: Window): void {
  const { fromCell, toCell } = diary.busy;
  if (fromCell > window.first || toCell < window.first + window.length) {
    throw new RangeError("the busy cells were not read for all of these dates");
  }
}
