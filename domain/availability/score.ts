import { runFrom } from "#domain/availability/bit-rows.ts";
import type { Choice } from "#domain/availability/seating.ts";
import { timingOf } from "#domain/availability/timing.ts";
import type { Diary } from "#domain/availability/types.ts";

/** The number of cells of a master's shortest service. A shorter gap cannot be sold. */
export type ShortestSale = (masterId: string) => number;

/** Looks up shortest sales among the services of a diary. */
export function shortestSales(diary: Diary): ShortestSale {
  const shortest = new Map<string, number>();
  return (masterId) => {
    const known = shortest.get(masterId) ?? shortestOf(masterId, diary);
    shortest.set(masterId, known);
    return known;
  };
}

/**
 * What a visit would waste of its masters' time: the idle minutes beside it that are too short to sell, plus one for
 * each side that leaves any idle time.
 * @param start cell of the window
 */
export function scoreOf(chosen: readonly Choice[], start: number, shortestSale: ShortestSale): number {
  let score = 0;
  chosen.forEach((choice, index) => {
    const id = choice.row.master.id;
    if (chosen.findIndex((other) => other.row.master.id === id) !== index) return;
    const last = chosen.findLast((other) => other.row.master.id === id) ?? choice;
    const from = start + choice.at + (choice.step.timing.master[0]?.from ?? 0);
    const to = start + last.at + (last.step.timing.master.at(-1)?.to ?? 0);
    const enough = shortestSale(id);
    score += waste(runFrom(choice.row.free, from - 1, -1, enough), enough);
    score += waste(runFrom(choice.row.free, to, 1, enough), enough);
  });
  return score;
}

function waste(gap: number, enough: number): number {
  if (gap === 0) return 0;
  return gap < enough ? gap * 5 + 1 : 1;
}

function shortestOf(masterId: string, diary: Diary): number {
  const performed = diary.masters.find(({ id }) => id === masterId)?.serviceIds ?? [];
  const lengths = diary.services
    .filter(({ id, isAddOn }) => !isAddOn && performed.includes(id))
    .map((service) => timingOf(service).room)
    .map(({ from, to }) => to - from);
  return Math.min(...lengths);
}
