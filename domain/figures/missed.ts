import type { FigureVisit } from "#domain/figures/visit.ts";

export interface Missed {
  visits: number;
  /** What they would have brought in. */
  priceCents: number;
  /** The part of it that the salon has kept. */
  keptCents: number;
  /** The loss: each visit's price less what was kept of it. */
  costCents: number;
  /** The number of visits for which nothing was kept. */
  unpaid: number;
}

/** No-shows and late cancellations, with what they cost. */
export function countMissed(visits: readonly FigureVisit[]): { noShows: Missed; late: Missed } {
  return {
    noShows: sum(visits.filter(({ state }) => state === "no_show")),
    late: sum(visits.filter(({ state, isLateCancellation }) => state === "cancelled" && isLateCancellation)),
  };
}

function sum(visits: readonly FigureVisit[]): Missed {
  const all = { visits: visits.length, priceCents: 0, keptCents: 0, costCents: 0, unpaid: 0 };
  for (const { priceCents, keptCents } of visits) {
    const kept = Math.min(Math.max(keptCents, 0), priceCents);
    all.priceCents += priceCents;
    all.keptCents += kept;
    all.costCents += priceCents - kept;
    all.unpaid += Number(kept === 0);
  }
  return all;
}
