import type { Diary } from "#domain/availability/types.ts";
import { cellAt } from "#domain/time/cells.ts";
import { addDays } from "#domain/time/dates.ts";
import { type DayFrame, dayFrames } from "#domain/time/day-frame.ts";
import { Remembered } from "#domain/time/remembered.ts";

/** The cells that answer for some dates: theirs and those of a day on each side, for what crosses midnight. */
export interface Window {
  /** First cell; cells are counted from it in every row of bits. */
  readonly first: number;
  readonly length: number;
  /** The dates that were asked. */
  readonly asked: readonly DayFrame[];
  /** Those and the dates at the sides. */
  readonly frames: readonly DayFrame[];
}

/**
 * The cells that must have been read to answer for the dates from one to another, both included.
 * @returns cell numbers, `toCell` excluded
 */
export function cellsToRead(from: string, to: string, zone: string): { fromCell: number; toCell: number } {
  const window = windowOf(from, to, zone);
  return { fromCell: window.first, toCell: window.first + window.length };
}

/** Windows that were asked for: each question for free hours asks three times for its own, and others for the same. */
const known = new Remembered<Window>(200);
/** More than a month of dates is asked for seldom. */
const mostDatesKnown = 40;

/**
 * The window of the dates from one to another, both included; throws a RangeError when `to` is earlier. It is shared and must not
 * be changed.
 */
export function windowOf(from: string, to: string, zone: string): Window {
  const asked = `${from} ${to} ${zone}`;
  const found = known.get(asked);
  if (found) return found;
  const window = newWindow(from, to, zone);
  return window.asked.length > mostDatesKnown ? window : known.keep(asked, window);
}

function newWindow(from: string, to: string, zone: string): Window {
  if (to < from) throw new RangeError(`${to} is before ${from}`);
  const inner = dayFrames(addDays(from, -1), addDays(to, 1), zone);
  const frames = [...beyond(inner.at(0), -1, zone), ...inner, ...beyond(inner.at(-1), 1, zone)];
  const first = cellAt(frames.at(0)?.from ?? 0);
  const asked = inner.slice(1, -1);
  return { first, length: cellAt(frames.at(-1)?.to ?? 0) - first, asked, frames };
}

/** Throws a RangeError when cells of the window were not read: unread is not free. */
export function requireRead(diary: Diary, window: Window): void {
  const { fromCell, toCell } = diary.busy;
  if (fromCell > window.first || toCell < window.first + window.length) {
    throw new RangeError("the busy cells were not read for all of these dates");
  }
}

/** A date that its zone skipped is no day at the side, so the one beyond it is. */
function beyond(side: DayFrame | undefined, days: 1 | -1, zone: string): readonly DayFrame[] {
  if (!side || side.from < side.to) return [];
  const date = addDays(side.date, days);
  return dayFrames(date, date, zone);
}
