import { numberText } from "#app/lib/number-text.ts";

const short = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const long = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

/** '7 Nov' for 2026-11-07. */
export function dayLabel(date: string): string {
  return date ? numberText(short.format(Date.parse(date))) : "";
}

/** 'Sat 7 Nov' for 2026-11-07. */
export function longDayLabel(date: string): string {
  return date ? numberText(long.format(Date.parse(date)).replace(",", "")) : "";
}
