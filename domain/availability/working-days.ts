import { keep, runFrom } from "#domain/availability/bit-rows.ts";
import { type Bits, has, nextOne } from "#domain/availability/bits.ts";
import { keptOpenRow } from "#domain/availability/kept-open-row.ts";
import { openRow } from "#domain/availability/open-row.ts";
import type { Diary } from "#domain/availability/types.ts";
import { type Window, windowOf } from "#domain/availability/window.ts";
import { CELL_MS, startOfCell } from "#domain/time/cells.ts";
import { localDate } from "#domain/time/dates.ts";
import type { DayFrame } from "#domain/time/day-frame.ts";
import type { InstantSpan } from "#domain/time/expand-hours.ts";
import type { Span } from "#domain/time/span.ts";

/** The salon's opening hours on a date, and each master's working hours within them. */
export interface WorkingDay {
  date: string;
  open: InstantSpan[];
  byMaster: Map<string, InstantSpan[]>;
}

/**
 * The hours of each date of a range, both ends included: weekly hours with their exceptions, whatever is booked.
 * Reads nothing of the diary's busy cells.
 */
export function workingDays(diary: Diary, from: string, to: string): WorkingDay[] {
  const window = windowOf(from, to, diary.salon.zone);
  const open = openRow(diary.hours, null, diary, window);
  const rows = diary.masters.map(
    ({ id, hours }) => [id, keep(openRow(hours, id, diary, window), open)] as const,
  );
  return window.asked.map((frame) => ({
    date: frame.date,
    open: spansIn(open, frame, window),
    byMaster: new Map(rows.map(([id, row]) => [id, spansIn(row, frame, window)])),
  }));
}

/**
 * Whether the salon (masterId null) is open, or a master is there, during all of a span, whatever is booked. The span
 * may cross midnight.
 */
export function isThere(diary: Diary, masterId: string | null, { from, to }: Span): boolean {
  if (from >= to) return true;
  const hours = masterId === null ? diary.hours : diary.masters.find(({ id }) => id === masterId)?.hours;
  if (!hours) return false;
  const { zone } = diary.salon;
  const window = windowOf(localDate(from, zone), localDate(to - 1, zone), zone);
  const length = (to - from) / CELL_MS;
  return (
    runFrom(keptOpenRow(hours, masterId, diary, window), from / CELL_MS - window.first, 1, length) === length
  );
}

function spansIn(row: Bits, frame: DayFrame, { first }: Window): InstantSpan[] {
  const spans: InstantSpan[] = [];
  const end = frame.to / CELL_MS - first;
  let at = nextOne(row, frame.from / CELL_MS - first, end);
  while (at >= 0) {
    let stop = at + 1;
    while (stop < end && has(row, stop)) stop++;
    spans.push({ from: startOfCell(first + at), to: startOfCell(first + stop) });
    at = nextOne(row, stop, end);
  }
  return spans;
}
