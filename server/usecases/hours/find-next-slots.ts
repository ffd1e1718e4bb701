import { nextSlot } from "#domain/availability/next-slot.ts";
import type { Diary, Slot, Visit } from "#domain/availability/types.ts";
import { cellsToRead } from "#domain/availability/window.ts";
import { addDays } from "#domain/time/dates.ts";
import { type DiaryOptions, readDiary } from "#server/database/diary.ts";
import type { Snapshot } from "#server/database/handle.ts";

/** Most visits have a free hour within a week, so the rest of the horizon is read only for the others. */
const daysAtFirst = 7;

/**
 * The first free slot of each visit between two dates, both included; null if there is none.
 * @param order the other options for reading the diary
 */
export async function findNextSlots(
  db: Snapshot,
  visits: readonly Visit[],
  { from, to, zone }: { from: string; to: string; zone: string },
  order: Omit<DiaryOptions, "cells">,
): Promise<(Slot | null)[]> {
  let found: (Slot | null)[] = visits.map(() => null);
  let first = from;
  for (let days = daysAtFirst; first <= to && found.includes(null); days = 366) {
    const last = earlier(addDays(first, days - 1), to);
    const diary: Diary = await readDiary(db, { cells: cellsToRead(first, last, zone), ...order });
    found = found.map((slot, index) => {
      const visit = visits[index];
      return slot ?? (visit ? nextSlot(diary, visit, first, last) : null);
    });
    first = addDays(last, 1);
  }
  return found;
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
