import { nextOne } from "#domain/availability/bits.ts";
import { choose, leastBusyOn, type Preference } from "#domain/availability/choose.ts";
import { type ShortestSale, scoreOf, shortestSales } from "#domain/availability/score.ts";
import { type Search, search } from "#domain/availability/search.ts";
import type { Diary, Slot, Visit } from "#domain/availability/types.ts";
import { windowOf } from "#domain/availability/window.ts";
import { CELL_MS, startOfCell } from "#domain/time/cells.ts";
import type { DayFrame } from "#domain/time/day-frame.ts";

/** The free slots of a visit on a date 'YYYY-MM-DD' of the salon, by time. Needs `cellsToRead(date, date)`. */
export function slotsOfDay(diary: Diary, visit: Visit, date: string): Slot[] {
  return slotsInRange(diary, visit, date, date).flatMap(({ slots }) => slots);
}

/** The free slots of each date of a range, both ends included. Needs `cellsToRead(from, to)`. */
export function slotsInRange(
  diary: Diary,
  visit: Visit,
  from: string,
  to: string,
): { date: string; slots: Slot[] }[] {
  return slotsOf(diary, search(diary, visit, windowOf(from, to, diary.salon.zone)));
}

/** Like `slotsInRange`, for the dates of a search. @param most slots of each date, the earliest */
export function slotsOf(
  diary: Diary,
  found: Search,
  most = Number.POSITIVE_INFINITY,
): { date: string; slots: Slot[] }[] {
  const shortestSale = shortestSales(diary);
  return found.window.asked.map((frame) => ({
    date: frame.date,
    slots: slotsIn(found, frame, { shortestSale, most }),
  }));
}

/** Slots in the order the salon would prefer: least unsellable time first, then by time. */
export function inGapMinimisingOrder(slots: readonly Slot[]): Slot[] {
  return slots.toSorted((one, other) => one.score - other.score || one.startsAt - other.startsAt);
}

function slotsIn(
  found: Search,
  frame: DayFrame,
  { shortestSale, most }: { shortestSale: ShortestSale; most: number },
): Slot[] {
  const prefer = leastBusyOn(frame, found.window);
  const slots: Slot[] = [];
  const end = frame.to / CELL_MS - found.window.first;
  let at = nextOne(found.starts, frame.from / CELL_MS - found.window.first, end);
  for (; at >= 0 && slots.length < most; at = nextOne(found.starts, at + 1, end)) {
    slots.push(slotAt(found, at, prefer, shortestSale));
  }
  return slots;
}

function slotAt(found: Search, at: number, prefer: Preference, shortestSale: ShortestSale): Slot {
  const chosen = choose(found.seating, at, prefer);
  const last = chosen.at(-1);
  const length = last ? last.at + last.step.timing.customer.to : 0;
  return {
    startsAt: startOfCell(found.window.first + at),
    endsAt: startOfCell(found.window.first + at + length),
    masterIds: chosen.map(({ row }) => row.master.id),
    score: scoreOf(chosen, at, shortestSale),
  };
}
