import { has, nextOne } from "#domain/availability/bits.ts";
import { search } from "#domain/availability/search.ts";
import { stepCells } from "#domain/availability/start-row.ts";
import type { Diary, Visit } from "#domain/availability/types.ts";
import { windowOf } from "#domain/availability/window.ts";
import { CELL_MS, startOfCell } from "#domain/time/cells.ts";
import type { DayFrame } from "#domain/time/day-frame.ts";
import type { Span } from "#domain/time/span.ts";

/**
 * The starts of a visit within a range of dates, both ends included. Starts one step apart are joined into runs: the
 * first and the last start of each, epoch milliseconds. Needs `cellsToRead(from, to)`.
 */
export function startRuns(diary: Diary, visit: Visit, from: string, to: string): Span[] {
  const { starts, window } = search(diary, visit, windowOf(from, to, diary.salon.zone));
  const step = stepCells(diary, visit.by);
  const runsOn = (frame: DayFrame): Span[] => {
    const runs: Span[] = [];
    const end = frame.to / CELL_MS - window.first;
    let at = nextOne(starts, frame.from / CELL_MS - window.first, end);
    while (at >= 0) {
      let last = at;
      while (last + step < end && has(starts, last + step)) last += step;
      runs.push({ from: startOfCell(window.first + at), to: startOfCell(window.first + last) });
      at = nextOne(starts, last + 1, end);
    }
    return runs;
  };
  return window.asked.flatMap(runsOn);
}
