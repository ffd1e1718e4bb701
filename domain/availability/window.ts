import type { Diary } from "#domain/availability/types.ts";
import { Remembered } from "#domain/remembered.ts";
import { cellAt } from "#domain/time/cells.ts";
import { addDays } from "#domain/time/dates.ts";
import { type DayFrame, dayFrame, dayFrames } from "#domain/time/day-frame.ts";

/**
 * The cells needed to answer for some dates: their own and those of one day on each side, for whatever crosses
 * midnight.
 */
export interface Window {
  /** First cell. In every row of bits, cells are counted from it. */
  readonly first: number;
  readonly length: number;
  /** The requested dates. */
  readonly asked: readonly DayFrame[];
  /** The requested dates and the neighbouring ones. */
  readonly frames: readonly DayFrame[];
}

/**
 * The cells that must have been read to answer for a range of dates, both ends included.
 * @returns cell numbers, `toCell` excluded
 */
export function cellsToRead(from: string, to: string, zone: string): { fromCell: number; toCell: number } {
  const window = windowOf(from, to, zone);
  return { fromCell: window.first, toCell: window.first + window.length };
}

/** Recent windows. Each availability query asks for its own three times, and other queries ask for the same ones. */
const known = new Remembered<Window>(200);
/** Longer ranges than about a month are rare and are not kept. */
const mostDatesKnown = 40;

/**
 * The window of a range of dates, both ends included. Throws a RangeError when `to` is earlier. It is shared and must
 * not be changed.
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

/** Throws a RangeError when cells of the window were not read: unread does not mean free. */
export function requireRead(diary: Diary, window: Window): void {
  const { fromCell, toCell } = diary.busy;
  if (fromCell > window.first || toCell < window.first + window.length) {
    throw new RangeError("the busy cells were not read for all of these dates");
  }
}

/** A date that the zone skipped is no neighbouring day, so the date beyond it is used. */
function beyond(side: DayFrame | undefined, days: 1 | -1, zone: string): readonly DayFrame[] {
  if (!side || side.from < side.to) return [];
  return [dayFrame(addDays(side.date, days), zone)];
}
