import { countSpan, has } from "#domain/availability/bits.ts";
import type { MasterRow } from "#domain/availability/rows.ts";
import type { Choice, Seating } from "#domain/availability/seating.ts";
import type { Window } from "#domain/availability/window.ts";
import { CELL_MS } from "#domain/time/cells.ts";
import type { DayFrame } from "#domain/time/day-frame.ts";

/** Sorts the preferred master first. */
export type Preference = (one: MasterRow, other: MasterRow) => number;

/** The least busy master on a date first (fewest claimed cells), then the salon's own order, then the id. */
export function leastBusyOn(frame: DayFrame, window: Window): Preference {
  const loads = new Map<MasterRow, number>();
  const loadOf = (row: MasterRow): number => {
    const load =
      loads.get(row) ??
      countSpan(row.claimed, frame.from / CELL_MS - window.first, frame.to / CELL_MS - window.first);
    loads.set(row, load);
    return load;
  };
  return (one, other) =>
    loadOf(one) - loadOf(other) ||
    one.master.position - other.master.position ||
    (one.master.id < other.master.id ? -1 : 1);
}

/**
 * Who performs each service of a visit that starts at a possible cell of the window: service by service, the
 * preferred master who leaves the rest possible.
 */
export function choose(seating: Seating, start: number, prefer: Preference): Choice[] {
  const chosen: Choice[] = [];
  for (let point = seating; point.choices.length > 0; ) {
    const best = bestChoice(point, start, prefer);
    if (!best) throw new Error("a start was chosen that cannot be seated");
    chosen.push(best);
    point = best.next;
  }
  return chosen;
}

function bestChoice(seating: Seating, start: number, prefer: Preference): Choice | null {
  let best: Choice | null = null;
  for (const choice of seating.choices) {
    if (!has(choice.fits, start + choice.at) || !has(choice.next.starts, start)) continue;
    if (!best || prefer(choice.row, best.row) < 0) best = choice;
  }
  return best;
}
