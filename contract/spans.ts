import { countDates } from "#domain/time/dates.ts";

/** The most dates of the salon that one request may ask for, both ends included. */
export const mostDates = {
  availability: 62,
  calendar: 31,
  places: 14,
  revenue: 400,
  figures: 400,
  hoursException: 62,
} as const;

/**
 * Refuses a span of dates whose end is before its start, or that is too long. Dates are counted by subtraction, so
 * that no request decides how long a list becomes.
 * @returns what `refine` takes
 */
export function datesAtMost(
  most: number,
  message = `Ask for 1 to ${most} days`,
): [(span: { from: string; to: string }) => boolean, { path: string[]; message: string }] {
  const fits = ({ from, to }: { from: string; to: string }) => {
    try {
      const dates = countDates(from, to);
      return dates >= 1 && dates <= most;
    } catch {
      // Another rule refuses invalid dates under their own field.
      return true;
    }
  };
  return [fits, { path: ["to"], message }];
}
