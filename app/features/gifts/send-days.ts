import { inSalon } from "#app/lib/salon-time.ts";

const dayMs = 24 * 60 * 60_000;
const mostDays = 365;

/** The days on which a card can be sent, as a date field takes them: from tomorrow, for a year. */
export function sendDays(now: number): { min: string; max: string } {
  const day = (instant: number) => new Date(instant).toISOString().slice(0, 10);
  return { min: day(now + dayMs), max: day(now + mostDays * dayMs) };
}

/** A date as people read it. @param date YYYY-MM-DD */
export function calendarDate(date: string): string {
  return inSalon("date", `${date}T12:00:00Z`, "UTC");
}
