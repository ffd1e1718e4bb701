import { without } from "#domain/availability/bit-rows.ts";
import { type Bits, nextOne } from "#domain/availability/bits.ts";
import { type AvailableDay, daysOf } from "#domain/availability/days.ts";
import { search, unclaimedStarts } from "#domain/availability/search.ts";
import { slotsOf } from "#domain/availability/slots.ts";
import type { Diary, Slot, Visit } from "#domain/availability/types.ts";
import { type Window, windowOf } from "#domain/availability/window.ts";
import { CELL_MS, startOfCell } from "#domain/time/cells.ts";

/** A date with its free slots, and the starts (epoch milliseconds) that would be free without any bookings. */
export interface DayWithSlots extends AvailableDay {
  slots: Slot[];
  taken: number[];
}

/**
 * State, slots and taken starts of each date of a range, both ends included, found in one search. Needs
 * `cellsToRead(from, to)`.
 * @param withTaken whether to look for taken starts; without it there are none
 */
export function daysWithSlots(
  diary: Diary,
  visit: Visit,
  { from, to }: { from: string; to: string },
  withTaken = false,
): DayWithSlots[] {
  const found = search(diary, visit, windowOf(from, to, diary.salon.zone));
  const days = daysOf(diary, visit, found);
  const slots = slotsOf(diary, found);
  const gone = withTaken ? without(unclaimedStarts(diary, visit, found), found.starts) : null;
  return days.map((day, index) => ({
    ...day,
    slots: slots[index]?.slots ?? [],
    taken: gone ? startsIn(gone, found.window, index) : [],
  }));
}

function startsIn(row: Bits, { asked, first }: Window, index: number): number[] {
  const frame = asked[index];
  if (!frame) return [];
  const starts: number[] = [];
  const end = frame.to / CELL_MS - first;
  let at = nextOne(row, frame.from / CELL_MS - first, end);
  for (; at >= 0; at = nextOne(row, at + 1, end)) starts.push(startOfCell(first + at));
  return starts;
}
