import type { WeeklyHours } from "#contract/schedules.ts";

/** A weekday as the form has it: HH:MM each; a break where both of its ends are there. */
export interface DayDraft {
  works: boolean;
  opens: string;
  closes: string;
  pause: { from: string; to: string } | null;
}

/** Sunday first. */
export const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

const usual: DayDraft = { works: false, opens: "10:00", closes: "18:00", pause: null };

/** The seven days of the form; of more than two spans on a day the form keeps the first break. */
export function toWeek(hours: WeeklyHours): DayDraft[] {
  return weekdays.map((_, weekday) => {
    const spans = hours
      .filter((span) => span.weekday === weekday)
      .toSorted((one, other) => one.opens.localeCompare(other.opens));
    const [first, second] = spans;
    const last = spans.at(-1);
    if (!first || !last) return usual;
    const pause = second ? { from: first.closes, to: second.opens } : null;
    return { works: true, opens: first.opens, closes: last.closes, pause };
  });
}

/** The form's days as hours. */
export function toHours(week: readonly DayDraft[]): WeeklyHours {
  return week.flatMap(({ works, opens, closes, pause }, weekday) => {
    if (!works) return [];
    if (!pause) return [{ weekday, opens, closes }];
    return [
      { weekday, opens, closes: pause.from },
      { weekday, opens: pause.to, closes },
    ];
  });
}

/** What stands against a day, as a sentence; undefined when it can be saved. */
export function objection({ works, opens, closes, pause }: DayDraft): string | undefined {
  if (!works) return undefined;
  if (closes <= opens) return "The day ends after it begins.";
  if (!pause) return undefined;
  if (pause.to <= pause.from) return "The break ends after it begins.";
  if (pause.from <= opens || pause.to >= closes) return "The break lies within the day.";
  return undefined;
}

/** Minutes worked on a day. */
export function minutesOfDay({ works, opens, closes, pause }: DayDraft): number {
  if (!works) return 0;
  return minuteOf(closes) - minuteOf(opens) - (pause ? minuteOf(pause.to) - minuteOf(pause.from) : 0);
}

function minuteOf(wall: string): number {
  return Number(wall.slice(0, 2)) * 60 + Number(wall.slice(3));
}

const quarters = ["", "¼", "½", "¾"];

/** '7¼ h' of 435 minutes; minutes between quarters as '7 h 20'. */
export function hoursWords(minutes: number): string {
  const whole = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (rest % 15 !== 0) return `${whole} h ${rest}`;
  return `${whole > 0 || rest === 0 ? whole : ""}${quarters[rest / 15]} h`;
}

/** Whether two weeks come to the same hours. */
export function sameHours(one: readonly DayDraft[], other: readonly DayDraft[]): boolean {
  return JSON.stringify(toHours(one)) === JSON.stringify(toHours(other));
}

/** Every quarter of an hour of a day as HH:MM, and a time of another grain that a day has already. */
export function timesToChoose(chosen: string): string[] {
  const times = Array.from(
    { length: 96 },
    (_, quarter) =>
      `${String(Math.floor(quarter / 4)).padStart(2, "0")}:${String((quarter % 4) * 15).padStart(2, "0")}`,
  );
  return [...new Set([...times, "24:00", chosen])].filter(Boolean).toSorted();
}
