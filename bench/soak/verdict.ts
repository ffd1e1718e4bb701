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

/** The largest growth that is allowed, as a factor. */
const mostGrowth = 1.1;
/** A tenth of a small number is less than one, so these absolute increases are allowed, too. */
const slack: Record<string, number> = { handles: 10, files: 10, connections: 2 };
/** Differences below this many rows per booking are noise. */
const rowSlack = 0.1;
/** Allowance for rows that come and go, in rows: what a few seconds of the evening leave. */
const comesAndGoes = 40;
/** The number of samples that go into one median: those of a minute. */
const around = 6;
/** V8 lets memory grow for minutes and then gives it back, so its median is that of five minutes. */
const aroundMemory = 30;

/**
 * Judges an evening: sizes that must not grow compared with those at `minute`, and for the others, how much each
 * booking adds before and after that minute.
 */
export function verdictOf(samples: readonly Sample[], minute: number): Verdict[] {
  const middle = samples.findIndex((sample) => sample.minute >= minute);
  const early = samples.slice(Math.max(0, middle - around / 2), middle + around / 2);
  const late = samples.slice(-around);
  const earlyMemory = samples.slice(Math.max(0, middle - aroundMemory / 2), middle + aroundMemory / 2);
  const lateMemory = samples.slice(-aroundMemory);
  const [first, then, last] = [samples[0], samples[middle], samples.at(-1)];
  if (!first || !then || !last || then === last) throw new Error("The evening was too short to be judged.");

  const sizes = (["memory", "heap", "handles", "files", "connections"] as const).map((what) => {
    const isMemory = what === "memory" || what === "heap";
    const scale = isMemory ? 1e6 : 1;
    const before = median((isMemory ? earlyMemory : early).map(({ process }) => process[what])) / scale;
    const after = median((isMemory ? lateMemory : late).map(({ process }) => process[what])) / scale;
    // The heap is shown beside the process memory, which is what is judged.
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

/** Tables that are judged separately. */
function isBounded(table: string): boolean {
  return table === "rate_limits" || table === "auth_session";
}

function rowsABooking(table: string, from: Sample, to: Sample): number {
  return ((to.tables[table] ?? 0) - (from.tables[table] ?? 0)) / Math.max(1, to.booked - from.booked);
}
