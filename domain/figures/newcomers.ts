import type { Came } from "#domain/figures/back.ts";
import { type Instants, isWithin } from "#domain/figures/visit.ts";
import type { DayFrame } from "#domain/time/day-frame.ts";

export interface Newcomers {
  /** Guests who had their first visit ever in the span. */
  fresh: number;
  /** The other guests who came. */
  known: number;
}

const mostWeeks = 13;

/**
 * New and returning guests, each counted once in total and once for each part of the span. Parts are weeks, or four
 * weeks in a long span. Within a part, a guest is new if their first visit ever was in it.
 * @param came completed visits of the span @param cameBefore the guests who had one before the span
 * @param days those of the span
 */
export function countNewcomers(
  came: readonly Came[],
  cameBefore: ReadonlySet<number>,
  days: readonly DayFrame[],
): Newcomers & { parts: (Newcomers & { from: string; to: string })[] } {
  const span = instantsOf(days);
  const visits = came.filter(({ startsAt }) => isWithin(startsAt, span));
  const firsts = new Map<number, number>();
  for (const { guest, startsAt } of visits) {
    if (!cameBefore.has(guest)) firsts.set(guest, Math.min(firsts.get(guest) ?? startsAt, startsAt));
  }
  const count = (part: Instants): Newcomers => {
    const guests = new Set(
      visits.filter(({ startsAt }) => isWithin(startsAt, part)).map(({ guest }) => guest),
    );
    const fresh = [...guests].filter((guest) => isWithin(firsts.get(guest) ?? Number.NaN, part)).length;
    return { fresh, known: guests.size - fresh };
  };
  const parts = partsOf(days).map((part) => ({
    from: part[0]?.date ?? "",
    to: part.at(-1)?.date ?? "",
    ...count(instantsOf(part)),
  }));
  return { ...count(span), parts };
}

function partsOf(days: readonly DayFrame[]): DayFrame[][] {
  const size = days.length > mostWeeks * 7 ? 28 : 7;
  const parts = [];
  for (let first = 0; first < days.length; first += size) parts.push(days.slice(first, first + size));
  return parts;
}

function instantsOf(days: readonly DayFrame[]): Instants {
  return { from: days[0]?.from ?? 0, to: days.at(-1)?.to ?? 0 };
}
