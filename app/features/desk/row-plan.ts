import { salonInstant } from "#app/lib/salon-time.ts";
import type { RowChecked } from "#contract/desk-changes.ts";
import { addDays } from "#domain/time/dates.ts";

type WayOut = RowChecked[number]["waysOut"][number];

/** The desk's choice for a date that does not fit: the key of one of its ways out, or "skip". */
export type Choice = string;

/** Identifies a way out, whatever its position in the list. */
export const keyOfWay = ({ kind, startsAt, masterIds }: WayOut): Choice =>
  [kind, startsAt, ...masterIds].join(" ");

/** What becomes of one date: the visit to book, none, or not decided yet. */
export type Settled = { startsAt: string; masterIds: string[] } | "skipped" | "open";

/** The same wall time every `weeks` weeks. @param first YYYY-MM-DD @param wall HH:MM */
export function startsOfRow(
  { first, wall, weeks, count }: { first: string; wall: string; weeks: number; count: number },
  zone: string,
): string[] {
  if (!first || !wall) return [];
  return Array.from({ length: count }, (_, index) =>
    salonInstant(addDays(first, index * weeks * 7), wall, zone),
  );
}

/**
 * What becomes of each date. If its way out is no longer offered, a date is open again.
 * @param chosen by the date's instant
 */
export function settledDates(checked: RowChecked, chosen: Readonly<Record<string, Choice>>): Settled[] {
  return checked.map(({ startsAt, fits, masterIds, waysOut }) => {
    if (fits) return { startsAt, masterIds };
    const choice = chosen[startsAt];
    if (choice === "skip") return "skipped";
    const way = waysOut.find((one) => keyOfWay(one) === choice);
    return way ? { startsAt: way.startsAt, masterIds: way.masterIds } : "open";
  });
}
