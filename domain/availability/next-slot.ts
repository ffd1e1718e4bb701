import { search } from "#domain/availability/search.ts";
import { slotsOf } from "#domain/availability/slots.ts";
import type { Diary, Slot, Visit } from "#domain/availability/types.ts";
import { windowOf } from "#domain/availability/window.ts";

/** The first free slot of a visit within a range of dates, both ends included. Needs `cellsToRead(from, to)`. */
export function nextSlot(diary: Diary, visit: Visit, from: string, to: string): Slot | null {
  const found = search(diary, visit, windowOf(from, to, diary.salon.zone));
  return slotsOf(diary, found, 1).find(({ slots }) => slots.length > 0)?.slots[0] ?? null;
}
