import { zoneOffset } from "#domain/time/zone-offset.ts";

/** A day of 24 hours, in milliseconds. A day on the salon's clock may be longer or shorter. */
export const dayMs = 86_400_000;

/** More dates than any caller lists at once. A longer list comes from an unbounded span. */
const mostAtOnce = 1000;

/** Throws a RangeError for more dates than may be listed at once, a thousand. */
export function requireFew(dates: number): void {
  if (dates > mostAtOnce) throw new RangeError(`${dates} dates are more than ${mostAtOnce}`);
}

/** The calendar date, 'YYYY-MM-DD', on a clock in `zone` (IANA name) at `now` (epoch milliseconds). */
export function localDate(now: number, zone: string): string {
  return new Date(now + zoneOffset(now, zone)).toISOString().slice(0, 10);
}

/**
 * When a clock in `zone` shows a wall time on 'YYYY-MM-DD', in epoch milliseconds. A time that the clocks skip moves
 * forward by what was skipped. A time that they repeat is its first occurrence (Temporal's 'compatible').
 */
export function instantOf(date: string, wall: string | Temporal.PlainTimeLike, zone: string): number {
  return Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: zone, plainTime: wall }).epochMilliseconds;
}

/** The date `days` (may be negative) after 'YYYY-MM-DD'. Throws a RangeError on anything but such a date. */
export function addDays(date: string, days: number): string {
  return new Date(utcMidnight(date) + days * dayMs).toISOString().slice(0, 10);
}

/** Day of the week of 'YYYY-MM-DD': 0 is Sunday, 6 is Saturday. */
export function weekday(date: string): number {
  return new Date(utcMidnight(date)).getUTCDay();
}

/** How many dates a range has, both ends included. 0 or less when `to` is earlier. Builds no list. */
export function countDates(from: string, to: string): number {
  return (utcMidnight(to) - utcMidnight(from)) / dayMs + 1;
}

/**
 * Every date of a range, both ends included and ascending. Empty when `to` is earlier.
 * Throws a RangeError as `requireFew` does.
 */
export function datesBetween(from: string, to: string): string[] {
  const length = Math.max(0, countDates(from, to));
  requireFew(length);
  return Array.from({ length }, (_, index) => addDays(from, index));
}

/** Epoch milliseconds at which 'YYYY-MM-DD' begins in UTC. Throws a RangeError on anything but such a date. */
export function utcMidnight(date: string): number {
  const midnight = date.length === 10 ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  // Date.parse rolls 31 February over instead of refusing it.
  if (Number.isNaN(midnight) || new Date(midnight).getUTCDate() !== Number(date.slice(8))) {
    throw new RangeError(`'${date}' is not a date`);
  }
  return midnight;
}
