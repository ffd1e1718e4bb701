import { slotsInRange } from "#domain/availability/slots.ts";
import type { Diary, Slot, Visit } from "#domain/availability/types.ts";
import { cellsToRead } from "#domain/availability/window.ts";
import { startOfCell } from "#domain/time/cells.ts";
import { addDays, localDate } from "#domain/time/dates.ts";

/**
 * The free slots nearest to an instant, nearest first; the earlier of two that are equally near comes first. Searches
 * all dates whose cells were read.
 * @param start epoch milliseconds, on any grid
 * @param n how many at most
 */
export function alternatives(diary: Diary, visit: Visit, start: number, n: number): Slot[] {
  const { zone } = diary.salon;
  let from = localDate(startOfCell(diary.busy.fromCell), zone);
  let to = localDate(startOfCell(diary.busy.toCell), zone);
  while (from <= to && cellsToRead(from, from, zone).fromCell < diary.busy.fromCell) from = addDays(from, 1);
  while (from <= to && cellsToRead(to, to, zone).toCell > diary.busy.toCell) to = addDays(to, -1);
  if (from > to) return [];
  const away = (slot: Slot) => Math.abs(slot.startsAt - start);
  return slotsInRange(diary, visit, from, to)
    .flatMap(({ slots }) => slots)
    .filter(({ startsAt }) => startsAt !== start)
    .sort((one, other) => away(one) - away(other) || one.startsAt - other.startsAt)
    .slice(0, n);
}
