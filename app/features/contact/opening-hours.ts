import { hoursTexts } from "#app/texts/en/public/hours.ts";
import { textsNow } from "#app/texts/use-texts.ts";
import type { Salon } from "#contract/salon.ts";

type Hours = Salon["hours"];

export interface HoursLine {
  /** "Every day", "Sunday to Thursday", "Friday". */
  days: string;
  /** "10 am to 8 pm"; several spans are joined by "and". */
  times: string;
}

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** The week's opening hours as readable lines. Days with equal hours share one; closed days are left out. */
export function describeHours(hours: Hours): HoursLine[] {
  const runs: { from: number; to: number; times: string }[] = [];
  for (const weekday of weekdays.keys()) {
    const times = timesOf(hours, weekday);
    const last = runs.at(-1);
    if (!times) continue;
    if (last?.times === times && last.to === weekday - 1) last.to = weekday;
    else runs.push({ from: weekday, to: weekday, times });
  }
  return runs.map(({ from, to, times }) => ({ days: daysOf(from, to), times }));
}

function timesOf(hours: Hours, weekday: number): string {
  const texts = textsNow(hoursTexts);
  return hours
    .filter((span) => span.weekday === weekday)
    .toSorted((one, other) => one.opens.localeCompare(other.opens))
    .map((span) => texts.times(clock(span.opens), clock(span.closes)))
    .join(texts.and);
}

function daysOf(from: number, to: number): string {
  const texts = textsNow(hoursTexts);
  if (from === 0 && to === 6) return texts.everyDay;
  return from === to ? texts.day(weekdays[from] ?? "") : texts.days(weekdays[from] ?? "", weekdays[to] ?? "");
}

/** "10:00" is 10 am, "20:30" is 8:30 pm. */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const shown = minute ? `${hour % 12 || 12}:${String(minute).padStart(2, "0")}` : `${hour % 12 || 12}`;
  return `${shown} ${hour % 24 < 12 ? "am" : "pm"}`;
}
