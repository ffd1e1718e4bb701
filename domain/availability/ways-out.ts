import { plan } from "#domain/availability/plan.ts";
import { startRuns } from "#domain/availability/start-runs.ts";
import { ANYONE, type Diary, type Visit } from "#domain/availability/types.ts";
import { cellsToRead } from "#domain/availability/window.ts";
import { startOfCell } from "#domain/time/cells.ts";
import { addDays, instantOf, localDate } from "#domain/time/dates.ts";
import { dayFrame } from "#domain/time/day-frame.ts";

/** Another time for a visit that does not fit, in epoch milliseconds, with a master for each service. */
export interface WayOut {
  kind: "hour" | "master" | "day";
  startsAt: number;
  masterIds: string[];
}

/** Tomorrow before yesterday, and so on. */
const daysAway = [1, -1, 2, 3, 4, 5, 6];

/**
 * Up to three alternatives to a time that is not available: the nearest time of the day with the same masters, the
 * same time with others, and the same time on the nearest day with the same masters. Searches the dates whose cells
 * were read.
 * @param start epoch milliseconds
 */
export function waysOut(diary: Diary, visit: Visit, start: number): WayOut[] {
  const { zone } = diary.salon;
  const date = localDate(start, zone);
  const sameDay = nearestOnStep(diary, visit, date, start);
  const others = { ...visit, services: visit.services.map((wanted) => ({ ...wanted, masterId: ANYONE })) };
  const sameHour = daysAway
    .map((days) => addDays(date, days))
    .filter((day) => isRead(diary, day))
    .map((day) => sameWallTime(start, day, zone));
  const ways = [
    sameDay === null ? null : wayTo("hour", diary, visit, sameDay),
    wayTo("master", diary, others, start),
    sameHour.map((at) => wayTo("day", diary, visit, at)).find((way) => way !== null) ?? null,
  ];
  return ways.filter((way) => way !== null);
}

function wayTo(kind: WayOut["kind"], diary: Diary, visit: Visit, startsAt: number): WayOut | null {
  const planned = plan(diary, visit, startsAt);
  return planned.ok ? { kind, startsAt, masterIds: planned.items.map(({ masterId }) => masterId) } : null;
}

/** The start on the salon's step that is nearest to an instant, or the first of a run if none is on the step. */
function nearestOnStep(diary: Diary, visit: Visit, date: string, start: number): number | null {
  const step = diary.salon.slotStepMinutes * 60_000;
  const day = dayFrame(date, diary.salon.zone).from;
  const starts = startRuns(diary, visit, date, date).flatMap(({ from, to }) => {
    const onStep = (instant: number) => day + Math.round((instant - day) / step) * step;
    const near = onStep(Math.min(Math.max(start, from), to));
    const fitting = [near, near - step, near + step].filter((at) => at >= from && at <= to);
    return fitting.length > 0 ? fitting : [from];
  });
  const away = (at: number) => Math.abs(at - start);
  return starts.sort((one, other) => away(one) - away(other))[0] ?? null;
}

/**
 * The instant at which the wall clock on a date shows the same time as at another instant. A day may have 23 or 25
 * hours.
 */
function sameWallTime(instant: number, date: string, zone: string): number {
  const wall = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainTime();
  return instantOf(date, wall, zone);
}

function isRead(diary: Diary, date: string): boolean {
  const { fromCell, toCell } = cellsToRead(date, date, diary.salon.zone);
  return fromCell >= diary.busy.fromCell && toCell <= diary.busy.toCell && startOfCell(toCell) > diary.now;
}
