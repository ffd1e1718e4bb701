import { median } from "../load.ts";
import type { Sample } from "./samples.ts";

/** One line of the judgement. */
export interface Verdict {
  what: string;
  unit: string;
  before: number;
  after: number;
  holds: boolean;
}

/** How much larger something may be at the end. */
const mostGrowth = 1.1;
/** Of a small number a tenth is less than one: so many more are no leak. */
const slack: Record<string, number> = { handles: 10, files: 10, connections: 2 };
/** Rows that one in so many bookings more or less writes say nothing. */
const rowSlack = 0.1;
/** Of what comes and goes: what a few seconds of the evening leave. */
const comesAndGoes = 40;
/** Samples that one figure is the middle of. */
const around = 6;

/**
 * Judges an evening: what must not grow beside what it was at a minute, and what grows by how much each booking adds to it, before
 * and after that minute.
 */
export function verdictOf(samples: readonly Sample[], minute: number): Verdict[] {
  const middle = samples.findIndex((sample) => sample.minute >= minute);
  const early = samples.slice(Math.max(0, middle - around / 2), middle + around / 2);
  const late = samples.slice(-around);
  const [first, then, last] = [samples[0], samples[middle], samples.at(-1)];
  if (!first || !then || !last || then === last) throw new Error("The evening was too short to be judged.");

  const sizes = (["memory", "heap", "handles", "files", "connections"] as const).map((what) => {
    const scale = what === "memory" || what === "heap" ? 1e6 : 1;
    const before = median(early.map(({ process }) => process[what])) / scale;
    const after = median(late.map(({ process }) => process[what])) / scale;
    // The heap is a saw: shown beside the memory that the system sees, and judged by it.
    const holds = what === "heap" || after <= Math.max(before * mostGrowth, before + (slack[what] ?? 0));
    return { what, unit: scale === 1 ? "" : "MB", before, after, holds };
  });
  const bounded = Object.keys(last.bounded).map((what) => {
    const before = median(early.map((sample) => sample.bounded[what] ?? 0));
    const after = median(late.map((sample) => sample.bounded[what] ?? 0));
    return {
      what,
      unit: "",
      before,
      after,
      holds: after <= Math.max(before * mostGrowth, before + comesAndGoes),
    };
  });
  const grown = Object.keys(last.tables)
    .filter((table) => (last.tables[table] ?? 0) - (first.tables[table] ?? 0) > comesAndGoes)
    .filter((table) => !isBounded(table))
    .map((table) => {
      const before = rowsABooking(table, first, then);
      const after = rowsABooking(table, then, last);
      return {
        what: `${table}, for each booking`,
        unit: "rows",
        before,
        after,
        holds: after <= Math.max(before * mostGrowth, before + rowSlack),
      };
    });
  return [...sizes, ...bounded, ...grown];
}

/** Tables that a bound of their own judges. */
function isBounded(table: string): boolean {
  return table === "rate_limits" || table === "auth_session";
}

function rowsABooking(table: string, from: Sample, to: Sample): number {
  return ((to.tables[table] ?? 0) - (from.tables[table] ?? 0)) / Math.max(1, to.booked - from.booked);
}
