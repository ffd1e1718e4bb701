import { type CellRange, startOfCell } from "#domain/time/cells.ts";
import type { Span } from "#domain/time/span.ts";

/** Consecutive cells of one resource that a visit occupies. */
export interface CellRun extends CellRange {
  resourceId: string;
}

/**
 * A master's time before or after a guest's own, in epoch milliseconds. `between` is both, from one service to the
 * next.
 */
export interface Buffer extends Span {
  masterId: string;
  kind: "preparation" | "cleanup" | "between";
}

/** One service of a visit as it was booked. Without a master or a time it occupies nobody. */
interface BookedItem {
  masterId: string | null;
  startsAt: number | null;
  endsAt: number | null;
}

/** What a visit takes of its masters' time beyond the guest's own, derived from its cells. */
export function buffersOf(items: readonly BookedItem[], runs: readonly CellRun[]): Buffer[] {
  return runs.flatMap(({ resourceId, fromCell, toCell }) => {
    const own = items.filter(({ masterId }) => masterId === resourceId).flatMap(timeOf);
    const run = { from: startOfCell(fromCell), to: startOfCell(toCell) };
    return without(run, own).map((span) => ({ masterId: resourceId, ...span, kind: kindOf(span, own) }));
  });
}

function timeOf({ startsAt, endsAt }: BookedItem): Span[] {
  return startsAt === null || endsAt === null ? [] : [{ from: startsAt, to: endsAt }];
}

function without(run: Span, taken: readonly Span[]): Span[] {
  const left: Span[] = [];
  let at = run.from;
  for (const { from, to } of taken.toSorted((one, other) => one.from - other.from)) {
    if (to <= at || from >= run.to) continue;
    if (from > at) left.push({ from: at, to: from });
    at = to;
  }
  if (at < run.to) left.push({ from: at, to: run.to });
  return left;
}

function kindOf({ from, to }: Span, own: readonly Span[]): Buffer["kind"] {
  const follows = own.some((item) => item.to === from);
  const leads = own.some((item) => item.from === to);
  if (follows && leads) return "between";
  return leads ? "preparation" : "cleanup";
}
