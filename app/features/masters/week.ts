import { weekdays } from "#app/lib/weekdays.ts";
import type { WeeklyHours } from "#contract/schedules.ts";

/** A break in a day, as HH:MM. */
export interface Pause {
  from: string;
  to: string;
}

/** A weekday as in the form: times as HH:MM, and the breaks in between. */
export interface DayDraft {
  works: boolean;
  opens: string;
  closes: string;
  pauses: Pause[];
}

const usual: DayDraft = { works: false, opens: "10:00", closes: "18:00", pauses: [] };
const lunch: Pause = { from: "13:30", to: "14:15" };
const shortPause = 15;

/** The seven days of the form. */
export function toWeek(hours: WeeklyHours): DayDraft[] {
  return weekdays.map((_, weekday) => {
    const spans = hours
      .filter((span) => span.weekday === weekday)
      .toSorted((one, other) => one.opens.localeCompare(other.opens));
    const [first] = spans;
    const last = spans.at(-1);
    if (!first || !last) return usual;
    const pauses = spans
      .slice(1)
      .map((span, index) => ({ from: spans[index]?.closes ?? "", to: span.opens }));
    const real = pauses.filter(({ from, to }) => from < to);
    return { works: true, opens: first.opens, closes: last.closes, pauses: real };
  });
}

/** The form's days as opening hours. */
export function toHours(week: readonly DayDraft[]): WeeklyHours {
  return week.flatMap((day, weekday) =>
    day.works ? spansOf(day).map((span) => ({ weekday, ...span })) : [],
  );
}

/** The working times between the breaks. */
function spansOf({ opens, closes, pauses }: DayDraft): { opens: string; closes: string }[] {
  const ordered = inOrder(pauses);
  const starts = [opens, ...ordered.map(({ to }) => to)];
  const ends = [...ordered.map(({ from }) => from), closes];
  return starts.map((start, index) => ({ opens: start, closes: ends[index] ?? closes }));
}

function inOrder(pauses: readonly Pause[]): Pause[] {
  return pauses.toSorted((one, other) => one.from.localeCompare(other.from));
}

/** What is wrong with a day. */
export type Objection = "ends first" | "break ends first" | "break outside" | "breaks meet";

/** What is wrong with a day; undefined if it can be saved. */
export function objection({ works, opens, closes, pauses }: DayDraft): Objection | undefined {
  if (!works) return undefined;
  if (closes <= opens) return "ends first";
  const ordered = inOrder(pauses);
  if (ordered.some(({ from, to }) => to <= from)) return "break ends first";
  if (ordered.some(({ from, to }) => from <= opens || to >= closes)) return "break outside";
  if (ordered.some(({ to }, index) => to >= (ordered[index + 1]?.from ?? "24:01"))) return "breaks meet";
  return undefined;
}

/** An initial break: lunch, or a short one in the middle of the longest stretch of work. */
export function nextPause(day: DayDraft): Pause {
  if (day.pauses.length === 0 && day.opens < lunch.from && lunch.to < day.closes) return lunch;
  const [longest] = spansOf(day).toSorted((one, other) => lengthOf(other) - lengthOf(one));
  const middle = longest ? (minuteOf(longest.opens) + minuteOf(longest.closes)) / 2 : 0;
  const from = Math.floor(middle / shortPause) * shortPause;
  return { from: wallOf(from), to: wallOf(from + shortPause) };
}

/** Minutes worked on a day. */
export function minutesOfDay(day: DayDraft): number {
  return day.works ? spansOf(day).reduce((sum, span) => sum + lengthOf(span), 0) : 0;
}

function lengthOf({ opens, closes }: { opens: string; closes: string }): number {
  return minuteOf(closes) - minuteOf(opens);
}

function minuteOf(wall: string): number {
  return Number(wall.slice(0, 2)) * 60 + Number(wall.slice(3));
}

function wallOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
}

const quarters = ["", "¼", "½", "¾"];

/** 435 minutes are '7¼' hours. If they are no whole quarters, the minutes are separate: '7' and 20. */
export function hoursAndMinutes(minutes: number): [hours: string, minutes: number] {
  const whole = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (rest % 15 !== 0) return [String(whole), rest];
  return [`${whole > 0 || rest === 0 ? whole : ""}${quarters[rest / 15]}`, 0];
}

/** Whether two weeks have the same hours. */
export function sameHours(one: readonly DayDraft[], other: readonly DayDraft[]): boolean {
  return JSON.stringify(toHours(one)) === JSON.stringify(toHours(other));
}

/** Every quarter of an hour of a day as HH:MM, and the day's current time if it lies in between. */
export function timesToChoose(chosen: string): string[] {
  const times = Array.from({ length: 96 }, (_, quarter) => wallOf(quarter * 15));
  return [...new Set([...times, "24:00", chosen])].filter(Boolean).toSorted();
}
