import { search } from "./search.ts";
import { slotsOf } from "./slots.ts";
import type { Diary, Slot, Visit } from "./types.ts";
import { windowOf } from "./window.ts";

/** The first free slot of a visit on the dates from one to another, both included; needs `cellsToRead(from, to)`. */
export function nextSlot(diary: Diary, visit: Visit, from: string, to: string): Slot | null {
  const found = search(diary, visit, windowOf(from, to, diary.salon.zone));
  return slotsOf(diary, found, 1).find(({ slots }) => slots.length > 0)?.slots[0] ?? null;
}
