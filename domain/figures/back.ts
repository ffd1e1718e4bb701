import { type Instants, isWithin } from "#domain/figures/visit.ts";
import { dayMs } from "#domain/time/dates.ts";

/** A completed visit of a known guest, by its number: when it began, in epoch milliseconds. */
export interface Came {
  guest: number;
  startsAt: number;
}

/** The numbers of days within which a returning guest is looked for. */
export const backAfterDays = [30, 60, 90] as const;

/**
 * How many guests come back. A visit counts in the span in which its number of days runs out, so that every counted
 * visit has had all of them.
 * @param came completed visits from ninety days before the span on, in any order @param now visits whose days are not
 * over yet are left out
 */
export function countBack(
  came: readonly Came[],
  span: Instants,
  now: number,
): { days: number; visits: number; back: number }[] {
  const counts = backAfterDays.map((days) => ({ days, visits: 0, back: 0 }));
  const nextOf: number[] = [];
  // Visits come nearly in order, which takes no time to sort forwards.
  for (const { guest, startsAt } of came.toSorted((one, other) => one.startsAt - other.startsAt).reverse()) {
    const next = nextOf[guest] ?? Number.POSITIVE_INFINITY;
    nextOf[guest] = startsAt;
    for (const count of counts) {
      const end = startsAt + count.days * dayMs;
      if (!isWithin(end, span) || end > now) continue;
      count.visits += 1;
      if (next <= end) count.back += 1;
    }
  }
  return counts;
}
