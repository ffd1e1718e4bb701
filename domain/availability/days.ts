import { type Bits, countSpan } from "#domain/availability/bits.ts";
import { type Search, search, unclaimedStarts } from "#domain/availability/search.ts";
import type { Diary, Visit } from "#domain/availability/types.ts";
import { type Window, windowOf } from "#domain/availability/window.ts";
import { CELL_MS } from "#domain/time/cells.ts";
import type { DayFrame } from "#domain/time/day-frame.ts";

/** A day with at most this many slots has few left. */
const FEW_SLOTS = 3;

/** 'closed': even an empty diary would have no slot. 'full': an empty one would. */
export type DayState = "closed" | "full" | "few" | "free";

/** How much of a date 'YYYY-MM-DD' of the salon is left. `count` is the number of its slots. */
export interface AvailableDay {
  date: string;
  count: number;
  state: DayState;
}

/** What each date of a range, both ends included, has left for a visit. Needs `cellsToRead(from, to)`. */
export function daysInRange(diary: Diary, visit: Visit, from: string, to: string): AvailableDay[] {
  return daysOf(diary, visit, search(diary, visit, windowOf(from, to, diary.salon.zone)));
}

/** Like `daysInRange`, for the dates of a search. */
export function daysOf(diary: Diary, visit: Visit, found: Search): AvailableDay[] {
  const { window, starts, rows } = found;
  let unclaimed: Bits | null = null;
  return window.asked.map((frame) => {
    const { date } = frame;
    const count = countOn(frame, starts, window);
    if (count > 0) return { date, count, state: count > FEW_SLOTS ? "free" : "few" };
    if (countOn(frame, rows.open, window) === 0) return { date, count, state: "closed" };
    unclaimed ??= unclaimedStarts(diary, visit, found);
    return { date, count, state: countOn(frame, unclaimed, window) > 0 ? "full" : "closed" };
  });
}

function countOn(frame: DayFrame, starts: Bits, window: Window): number {
  return countSpan(starts, frame.from / CELL_MS - window.first, frame.to / CELL_MS - window.first);
}
