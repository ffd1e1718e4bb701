import { dayMs } from "#domain/time/dates.ts";

/** A past visit, with what a guest's habits are derived from. */
export interface PastVisit {
  /** Epoch milliseconds. */
  startsAt: number;
  services: readonly string[];
  masters: readonly string[];
}

export interface Habits {
  /** The most frequent master and service, by id, and in how many visits. Null if there were fewer than two. */
  master: { id: string; visits: number } | null;
  service: { id: string; visits: number } | null;
  /** The median number of whole days between visits. Null before the third visit. */
  everyDays: number | null;
}

/** What a guest usually wants, from completed visits in any order. Between equally frequent ones, the latest counts. */
export function readHabits(visits: readonly PastVisit[]): Habits {
  const latestFirst = visits.toSorted((one, other) => other.startsAt - one.startsAt);
  return {
    master: mostFrequent(latestFirst.map(({ masters }) => masters)),
    service: mostFrequent(latestFirst.map(({ services }) => services)),
    everyDays: middleGap(latestFirst.map(({ startsAt }) => startsAt)),
  };
}

function mostFrequent(visits: readonly (readonly string[])[]): Habits["service"] {
  const counts = new Map<string, number>();
  for (const id of visits.flatMap((ids) => [...new Set(ids)])) counts.set(id, (counts.get(id) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most && most[1] > 1 ? { id: most[0], visits: most[1] } : null;
}

function middleGap(latestFirst: readonly number[]): number | null {
  const gaps = latestFirst.slice(1).map((startsAt, index) => (latestFirst[index] ?? 0) - startsAt);
  if (gaps.length < 2) return null;
  const middle = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? 0;
  return Math.max(1, Math.round(middle / dayMs));
}
