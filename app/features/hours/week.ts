import { inSalon } from "#app/lib/salon-time.ts";
import { formats } from "#app/texts/en/public/formats.ts";
import { hourTexts } from "#app/texts/en/shared/hour-picker.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import { addDays, countDates, datesBetween } from "#domain/time/dates.ts";

const days = 7;

/**
 * The first date of the week that shows a date. Weeks are counted from today, so that none shows a past day. A date
 * before today is in the first week. Dates are YYYY-MM-DD.
 */
export function weekOf(date: string, today: string): string {
  const ahead = Math.max(0, countDates(today, date) - 1);
  return addDays(today, ahead - (ahead % days));
}

/** The seven dates of the week that begins on a date. */
export function datesOfWeek(week: string): string[] {
  return datesBetween(week, lastOf(week));
}

/** The first and last date of a week, for a request. */
export function weekSpan(week: string): { from: string; to: string } {
  return { from: week, to: lastOf(week) };
}

/** '21 to 27 November', '28 November to 4 December'. */
export function weekText(week: string): string {
  const last = lastOf(week);
  const isOneMonth = week.slice(0, 7) === last.slice(0, 7);
  const first = isOneMonth ? inSalon("day", `${week}T12:00:00Z`, "UTC") : dayAndMonth(week);
  return textsNow(hourTexts).week(first, dayAndMonth(last));
}

/** Where a key leads from a date: by a day, by a week, or to the ends of the week. Undefined for any other key. */
export function keyMove(key: string, date: string, week: string): string | undefined {
  switch (key) {
    case "ArrowRight":
      return addDays(date, 1);
    case "ArrowLeft":
      return addDays(date, -1);
    case "ArrowDown":
    case "PageDown":
      return addDays(date, days);
    case "ArrowUp":
    case "PageUp":
      return addDays(date, -days);
    case "Home":
      return week;
    case "End":
      return lastOf(week);
    default:
      return undefined;
  }
}

function lastOf(week: string): string {
  return addDays(week, days - 1);
}

const dayMonth = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });

/** '27 November' */
function dayAndMonth(date: string): string {
  return textsNow(formats).written(dayMonth.format(Date.parse(date)));
}
