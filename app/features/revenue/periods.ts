import { addDays } from "#domain/time/dates.ts";

export const periods = [
  { id: "week", label: "Week", days: 7, words: "in a week", before: "The week before" },
  { id: "weeks", label: "4 weeks", days: 28, words: "in four weeks", before: "Four weeks before" },
  { id: "year", label: "Year", days: 365, words: "in a year", before: "The year before" },
] as const;

export type Period = (typeof periods)[number];

/** The days that a period covers up to and with today, and as many before them. Dates are YYYY-MM-DD. */
export function spansOf({ days }: Period, today: string) {
  const from = addDays(today, 1 - days);
  return {
    now: { from, to: today },
    before: { from: addDays(from, -days), to: addDays(from, -1) },
  };
}
