import { inSalon, salonDate } from "#app/lib/salon-time.ts";
import { addDays } from "#domain/time/dates.ts";

const mostDays = 365;

/** The salon's days on which a card can be sent, as a date field takes them: from tomorrow, for a year. */
export function sendDays(now: number, zone: string): { today: string; min: string; max: string } {
  const today = salonDate(now, zone);
  return { today, min: addDays(today, 1), max: addDays(today, mostDays) };
}

/** A date as readable text. @param date YYYY-MM-DD */
export function calendarDate(date: string): string {
  return inSalon("date", `${date}T12:00:00Z`, "UTC");
}
