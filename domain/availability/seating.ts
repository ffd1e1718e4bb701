import { add, keep, movedBy } from "#domain/availability/bit-rows.ts";
import { type Bits, emptyBits } from "#domain/availability/bits.ts";
import type { MasterRow } from "#domain/availability/rows.ts";
import type { VisitStep } from "#domain/availability/visit-steps.ts";

/** One way to continue a visit: who performs the next service, and when. */
export interface Choice {
  step: VisitStep;
  row: MasterRow;
  fits: Bits;
  /** Cells from the visit's start to the customer's start of this service. */
  at: number;
  next: Seating;
}

/** The ways to continue from one point of a visit. */
export interface Seating {
  /** Starts of the visit at which everything from here on fits. */
  starts: Bits;
  choices: Choice[];
}

/**
 * All ways to seat a visit. Services follow each other at once, with one exception: a master who also performed an
 * earlier service first clears up after it and prepares the next. An add-on starts before that clean-up. Ways that
 * are the same from some point on share that part, which keeps a visit of many services with anyone small.
 * @param length cells of the window
 */
export function seatingsOf(steps: readonly VisitStep[], length: number): Seating {
  const done: Seating = { starts: emptyBits(length).fill(0xffffffff), choices: [] };
  const known = new Map<string, Seating>();

  function seatingFrom(index: number, end: number, leaves: ReadonlyMap<string, number>): Seating {
    const step = steps[index];
    if (!step) return done;
    const key = `${index} ${end} ${[...leaves].sort().join(" ")}`;
    const seating = known.get(key) ?? { starts: emptyBits(length), choices: [] };
    if (known.has(key)) return seating;
    known.set(key, seating);
    for (const { row, fits } of step.able) {
      const prepared = (leaves.get(row.master.id) ?? Number.NEGATIVE_INFINITY) - step.timing.room.from;
      const at = step.service.isAddOn ? end : Math.max(end, prepared);
      const after = stillOccupied(steps, index, at, row.master.id, leaves);
      const next = seatingFrom(index + 1, at + step.timing.customer.to, after);
      seating.choices.push({ step, row, fits, at, next });
      const starts = at === 0 ? fits : movedBy(fits, at);
      add(seating.starts, next === done ? starts : keep(starts.slice(), next.starts));
    }
    return seating;
  }

  return seatingFrom(0, 0, new Map());
}

/** When masters finish their earlier services, kept only where that can still delay a later one. */
function stillOccupied(
  steps: readonly VisitStep[],
  index: number,
  at: number,
  masterId: string,
  leaves: ReadonlyMap<string, number>,
): Map<string, number> {
  const timing = steps[index]?.timing;
  const leave = Math.max(leaves.get(masterId) ?? 0, at + (timing?.room.to ?? 0));
  const after = new Map(leaves).set(masterId, leave);
  const end = at + (timing?.customer.to ?? 0);
  const longestPrep = Math.max(0, ...steps.slice(index + 1).map((step) => -step.timing.room.from));
  for (const [id, from] of after) if (from + longestPrep <= end) after.delete(id);
  return after;
}
