import { inSalon } from "#app/lib/salon-time.ts";

/** A day of the salon as readable text. @param day YYYY-MM-DD */
export function calendarDay(day: string): string {
  return inSalon("date", `${day}T12:00:00Z`, "UTC");
}
