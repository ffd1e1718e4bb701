import { toDollars } from "#domain/money.ts";

/** How a language writes dates, times of day and money. */
export interface Written {
  /** 'Tuesday 24 November at 4:30 pm', with its year 'Tuesday 24 November 2026 at 4:30 pm' */
  moment(instant: number, zone: string, withYear?: boolean): string;
  /** '24 November 2026 at 4:30 pm', for what is kept for years or lies a year ahead. */
  dated(instant: number, zone: string): string;
  /** '24 November 2027' */
  date(instant: number, zone: string): string;
  /** '4:30 pm' */
  clock(instant: number, zone: string): string;
  /** One part of a date, for a ticket. */
  part(instant: number, zone: string, part: "weekday" | "day" | "month" | "year"): string;
  money(cents: number): string;
  number(value: number | string): string;
}

export const inEnglish: Written = {
  moment: (instant, zone, withYear) =>
    `${dayOf("en-GB", instant, zone, withYear)} at ${inEnglish.clock(instant, zone)}`,
  dated: (instant, zone) => `${inEnglish.date(instant, zone)} at ${inEnglish.clock(instant, zone)}`,
  date: (instant, zone) => dateOf("en-GB", instant, zone),
  clock: (instant, zone) =>
    formatted("en-GB", zone, { hour: "numeric", minute: "2-digit", hour12: true }).format(instant),
  part: (instant, zone, part) => datePart("en-GB", instant, zone, part),
  money: (cents) => dollars("en-US", cents),
  number: (value) => String(value),
};

export const inBangla: Written = {
  moment: (instant, zone, withYear) =>
    `${dayOf("bn-BD", instant, zone, withYear)}, ${inBangla.clock(instant, zone)}`,
  dated: (instant, zone) => `${inBangla.date(instant, zone)}, ${inBangla.clock(instant, zone)}`,
  date: (instant, zone) => dateOf("bn-BD", instant, zone),
  clock(instant, zone) {
    const parts = formatted("en-GB", zone, { hour: "numeric", minute: "2-digit", hourCycle: "h23" })
      .format(instant)
      .split(":")
      .map(Number);
    const [hour = 0, minute = 0] = parts;
    const clock =
      minute === 0 ? `${hour % 12 || 12}টা` : `${hour % 12 || 12}:${String(minute).padStart(2, "0")}`;
    return `${partOfDay(hour)} ${digits(clock)}`;
  },
  part: (instant, zone, part) => datePart("bn-BD", instant, zone, part),
  money: (cents) => dollars("bn-BD", cents),
  number: (value) => digits(value),
};

function dayOf(locale: string, instant: number, zone: string, withYear = false): string {
  const year = withYear ? ({ year: "numeric" } as const) : {};
  return formatted(locale, zone, { weekday: "long", day: "numeric", month: "long", ...year })
    .format(instant)
    .replaceAll(",", "");
}

function dateOf(locale: string, instant: number, zone: string): string {
  return formatted(locale, zone, { day: "numeric", month: "long", year: "numeric" }).format(instant);
}

function datePart(
  locale: string,
  instant: number,
  zone: string,
  part: "weekday" | "day" | "month" | "year",
): string {
  const value = part === "day" || part === "year" ? "numeric" : "short";
  return formatted(locale, zone, { [part]: value }).format(instant);
}

/**
 * Creating a format takes longer than everything else in writing a mail, so each is created once. A zone has only a
 * few.
 */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatted(locale: string, timeZone: string, options: Intl.DateTimeFormatOptions) {
  const key = JSON.stringify([locale, timeZone, options]);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone });
  formats.set(key, made);
  return made;
}

const numbers = new Map<string, Intl.NumberFormat>();

function dollars(locale: string, cents: number): string {
  const fraction = cents % 100 === 0 ? 0 : 2;
  const key = `${locale} ${fraction}`;
  const digitsAfter = { minimumFractionDigits: fraction, maximumFractionDigits: fraction };
  const format = numbers.get(key) ?? new Intl.NumberFormat(locale, digitsAfter);
  numbers.set(key, format);
  return `${cents < 0 ? "−" : ""}$${format.format(toDollars(Math.abs(cents)))}`;
}

/** Bangla puts the part of the day before the hour. */
function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return "রাত";
  if (hour < 6) return "ভোর";
  if (hour < 12) return "সকাল";
  if (hour < 15) return "দুপুর";
  return hour < 18 ? "বিকেল" : "সন্ধ্যা";
}

function digits(text: string | number): string {
  return String(text).replace(/\d/g, (digit) => "০১২৩৪৫৬৭৮৯"[Number(digit)] ?? digit);
}
