import { type Instants, isWithin } from "#domain/figures/visit.ts";
import { dayMs } from "#domain/time/dates.ts";

/** A completed visit of a known guest: when it began, in epoch milliseconds. */
export interface Came {
  guest: string;
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
  const ofGuests = Map.groupBy(came, ({ guest }) => guest);
  const gaps = [...ofGuests.values()].flatMap((visits) => {
    const starts = visits.map(({ startsAt }) => startsAt).sort((one, other) => one - other);
    return starts.map((startsAt, at) => ({ startsAt, next: starts[at + 1] ?? Number.POSITIVE_INFINITY }));
  });
  return backAfterDays.map((days) => {
    const due = gaps.filter(({ startsAt }) => {
      const end = startsAt + days * dayMs;
      return isWithin(end, span) && end <= now;
    });
    const back = due.filter(({ startsAt, next }) => next - startsAt <= days * dayMs);
    return { days, visits: due.length, back: back.length };
  });
}
