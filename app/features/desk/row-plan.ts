import { salonInstant } from "#app/lib/salon-time.ts";
import type { RowChecked } from "#contract/desk-changes.ts";
import { addDays } from "#domain/time/dates.ts";

/** What the desk chose for a date that doesn't fit: one of its ways out by place, or to leave it out. */
export type Choice = number | "skip";

/** What becomes of one date: the visit to be booked, none, or nothing yet. */
export type Settled = { startsAt: string; masterIds: string[] } | "skipped" | "open";

/** The same wall time every so many weeks. @param first YYYY-MM-DD @param wall HH:MM */
export function startsOfRow(
  { first, wall, weeks, count }: { first: string; wall: string; weeks: number; count: number },
  zone: string,
): string[] {
  if (!first || !wall) return [];
  return Array.from({ length: count }, (_, index) =>
    salonInstant(addDays(first, index * weeks * 7), wall, zone),
  );
}

/** What becomes of each date. @param chosen by the date's instant */
export function settle(checked: RowChecked, chosen: Readonly<Record<string, Choice>>): Settled[] {
  return checked.map(({ startsAt, fits, masterIds, waysOut }) => {
    if (fits) return { startsAt, masterIds };
    const choice = chosen[startsAt];
    if (choice === "skip") return "skipped";
    const way = choice === undefined ? undefined : waysOut[choice];
    return way ? { startsAt: way.startsAt, masterIds: way.masterIds } : "open";
  });
}
