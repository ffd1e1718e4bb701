import { numberText } from "#app/lib/number-text.ts";
import { inSalon } from "#app/lib/salon-time.ts";

/**
 * The calendar shows dates, not instants. Each YYYY-MM-DD is noon of that day on the device's own clock, so that no
 * zone and no clock change can move it to a neighbouring day.
 */
export function asLocalNoon(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(year, month - 1, day, 12);
}

/** The YYYY-MM-DD that a calendar cell stands for. */
export function asDate(noon: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${noon.getFullYear()}-${two(noon.getMonth() + 1)}-${two(noon.getDate())}`;
}

/** The first and last date to ask for when a month is shown, never before today. */
export function monthSpan(month: string, today: string): { from: string; to: string } {
  const first = asLocalNoon(firstOfMonth(month));
  const last = new Date(first.getFullYear(), first.getMonth() + 1, 0, 12);
  const from = asDate(first);
  return { from: from < today ? today : from, to: asDate(last) };
}

/** The first day of a date's month. */
export function firstOfMonth(date: string): string {
  return `${date.slice(0, 7)}-01`;
}

/** 'Tuesday 24 November' for a YYYY-MM-DD. */
export function dayText(date: string): string {
  return inSalon("longDay", `${date}T12:00:00Z`, "UTC");
}

const month = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric" });

/** 'November 2026' for a YYYY-MM-DD. */
export function monthText(date: string): string {
  return numberText(month.format(asLocalNoon(date)));
}

/** 'Tue' for a YYYY-MM-DD. */
export function weekdayText(date: string): string {
  return inSalon("weekday", `${date}T12:00:00Z`, "UTC");
}
