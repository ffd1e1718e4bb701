import { addDays } from "#domain/time/dates.ts";

export const periods = [
  { id: "week", days: 7 },
  { id: "weeks", days: 28 },
  { id: "year", days: 365 },
] as const;

export type Period = (typeof periods)[number];

/** The period that the URL names as `span`; by default four weeks. */
export function periodIn(query: URLSearchParams): Period {
  return periods.find(({ id }) => id === query.get("span")) ?? periods[1];
}

/** The days of a period up to and including today, and as many before them. Dates are YYYY-MM-DD. */
export function spansOf({ days }: Period, today: string) {
  const from = addDays(today, 1 - days);
  return {
    now: { from, to: today },
    before: { from: addDays(from, -days), to: addDays(from, -1) },
  };
}
