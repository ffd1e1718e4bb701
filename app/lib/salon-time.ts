import { salonNow } from "#app/lib/salon-now.ts";
import { formats } from "#app/texts/en/public/formats.ts";
import { textsNow } from "#app/texts/use-texts.ts";

const shapes = {
  clock: { hour: "numeric", minute: "2-digit", hour12: true },
  longDay: { weekday: "long", day: "numeric", month: "long" },
  shortDay: { weekday: "short", day: "numeric", month: "short" },
  longDayOfYear: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  shortDayOfYear: { weekday: "short", day: "numeric", month: "short", year: "numeric" },
  year: { year: "numeric" },
  date: { day: "numeric", month: "short", year: "numeric" },
  weekday: { weekday: "short" },
  weekdayName: { weekday: "long" },
  day: { day: "numeric" },
  month: { month: "short" },
  hour: { hour: "2-digit", hourCycle: "h23" },
  wall: { hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  calendar: { year: "numeric", month: "2-digit", day: "2-digit" },
  longOffset: { timeZoneName: "longOffset" },
  offset: { timeZoneName: "shortOffset" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type Shape = keyof typeof shapes;

/** A day in a year other than the current one shows its year. */
const withYear: Partial<Record<Shape, Shape>> = { longDay: "longDayOfYear", shortDay: "shortDayOfYear" };

const formatters = new Map<string, Intl.DateTimeFormat>();

/** A formatter is slow to make, so each is made once per shape and zone. */
function formatter(shape: Shape, zone: string): Intl.DateTimeFormat {
  const key = `${shape} ${zone}`;
  let made = formatters.get(key);
  if (!made) {
    made = new Intl.DateTimeFormat("en-GB", { ...shapes[shape], timeZone: zone });
    formatters.set(key, made);
  }
  return made;
}

/**
 * Formats an instant (ISO 8601 or epoch milliseconds) in the salon's zone, in one of the shapes above. A day in
 * another year shows its year. 'hour' and 'wall' are for calculation and read the same in every language.
 */
export function inSalon(shape: Shape, instant: string | number, zone: string): string {
  const text = formatter(isOfAnotherYear(instant, zone) ? (withYear[shape] ?? shape) : shape, zone)
    .format(new Date(instant))
    .replaceAll("\u202f", " ")
    .replaceAll(",", "")
    .replace(/\bSept\b/, "Sep");
  return shape === "hour" || shape === "wall" ? text : textsNow(formats).written(text);
}

function isOfAnotherYear(instant: string | number, zone: string): boolean {
  const year = formatter("year", zone);
  return year.format(new Date(instant)) !== year.format(salonNow());
}

/** '4:30' of '4:30 pm', ৪:৩০ of বিকেল ৪:৩০, ৪টা of বিকেল ৪টা. */
export function digitsOfTime(time: string): string {
  return /[\d০-৯]+(?:[:.][\d০-৯]+|টা)?/.exec(time)?.[0] ?? time;
}

/** '4:30 pm to 5:30 pm'. With `short`, what both halves share is written once. */
export function timeSpan(startsAt: string, endsAt: string, zone: string, short = false): string {
  const start = inSalon("clock", startsAt, zone);
  return textsNow(formats).timeSpan(start, inSalon("clock", endsAt, zone), short);
}

/** 'Sun 22 Nov, 4:30 pm', or with an end 'Sun 22 Nov, 4:30 to 5:30 pm'. */
export function dayAndTime(startsAt: string, zone: string, endsAt?: string | null): string {
  const time = endsAt ? timeSpan(startsAt, endsAt, zone, true) : inSalon("clock", startsAt, zone);
  return `${inSalon("shortDay", startsAt, zone)}, ${time}`;
}

/** The calendar date of an instant in the salon's zone, YYYY-MM-DD. */
export function salonDate(instant: string | number, zone: string): string {
  const parts = formatter("calendar", zone).formatToParts(new Date(instant));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}

/** The instant (ISO 8601) of a wall time HH:MM on a date YYYY-MM-DD at the salon. */
export function salonInstant(date: string, wall: string, zone: string): string {
  const asUtc = Date.parse(`${date}T${wall}:00Z`);
  const first = asUtc - offsetAt(asUtc, zone);
  return new Date(asUtc - offsetAt(first, zone)).toISOString();
}

/** How many milliseconds the salon's clock is ahead of UTC. */
function offsetAt(instant: number, zone: string): number {
  const parts = formatter("longOffset", zone).formatToParts(instant);
  const name = parts.find((one) => one.type === "timeZoneName")?.value ?? "";
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
}

/** 'today', 'tomorrow', 'in 3 days', counted in the salon's calendar days. */
export function daysFromNow(instant: string, now: number, zone: string): string {
  const days = (Date.parse(salonDate(instant, zone)) - Date.parse(salonDate(now, zone))) / 86_400_000;
  return textsNow(formats).daysFromNow(days);
}

/** 'Dhaka time (GMT+6)' for Asia/Dhaka. */
export function zoneLabel(zone: string, now: number): string {
  const city = zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone;
  const parts = formatter("offset", zone).formatToParts(new Date(now));
  const offset = parts.find((one) => one.type === "timeZoneName")?.value ?? "";
  return textsNow(formats).zoneLabel(city, offset);
}

/** 'Good morning', 'Good afternoon' or 'Good evening', by the salon's clock. */
export function greeting(now: number, zone: string): string {
  return textsNow(formats).greeting(Number(inSalon("hour", now, zone)));
}
