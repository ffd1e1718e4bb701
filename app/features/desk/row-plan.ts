import { salonInstant } from "#app/lib/salon-time.ts";
import type { RowChecked } from "#contract/desk-changes.ts";
import { addDays } from "#domain/time/dates.ts";

type WayOut = RowChecked[number]["waysOut"][number];

/** What the desk chose for a date that doesn't fit: the key of one of its ways out, or to leave it out. */
export type Choice = string;

/** Tells one way out from the others, whatever their order becomes. */
export const keyOfWay = ({ kind, startsAt, masterIds }: WayOut): Choice =>
  [kind, startsAt, ...masterIds].join(" ");

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

/** What becomes of each date. A way out that is offered no more leaves its date open again. @param chosen by the date's instant */
export function settledDates(checked: RowChecked, chosen: Readonly<Record<string, Choice>>): Settled[] {
  return checked.map(({ startsAt, fits, masterIds, waysOut }) => {
    if (fits) return { startsAt, masterIds };
    const choice = chosen[startsAt];
    if (choice === "skip") return "skipped";
    const way = waysOut.find((one) => keyOfWay(one) === choice);
    return way ? { startsAt: way.startsAt, masterIds: way.masterIds } : "open";
  });
}
