import { type DayDraft, sameHours, toHours, toWeek } from "#app/features/masters/week.ts";
import type { Schedule, WeeklyHours } from "#contract/schedules.ts";

/** A master's week and services as in the form. */
export interface TypedWork {
  week: readonly DayDraft[];
  serviceIds: readonly string[];
}

type SavedWork = Pick<Schedule, "hours" | "serviceIds">;

/**
 * Merges the form with what somebody else saved in the meantime: weekdays and services changed here stay as typed,
 * all others are taken over.
 * @param seen what was saved when the form was filled in
 */
export function takeOver(typed: TypedWork, seen: SavedWork, now: SavedWork) {
  const [before, after] = [toWeek(seen.hours), toWeek(now.hours)];
  const isTyped = (day: DayDraft, weekday: number) => !sameHours([day], before.slice(weekday, weekday + 1));
  const added = typed.serviceIds.filter((id) => !seen.serviceIds.includes(id));
  const removed = seen.serviceIds.filter((id) => !typed.serviceIds.includes(id));
  return {
    week: typed.week.map((day, weekday) => (isTyped(day, weekday) ? day : (after[weekday] ?? day))),
    serviceIds: [...new Set([...now.serviceIds, ...added])].filter((id) => !removed.includes(id)),
  };
}

/**
 * The week that the typed one is based on, for the server to compare: as it was read where it is changed here, as it is
 * now elsewhere. A day that somebody else has saved just as typed is no clash.
 */
export function basisOf({ week }: TypedWork, seen: SavedWork, now: SavedWork): WeeklyHours {
  const isTyped = (weekday: number) =>
    [seen, now].every(({ hours }) => {
      const at = [weekday, weekday + 1] as const;
      return !sameHours(week.slice(...at), toWeek(hours).slice(...at));
    });
  return [
    ...seen.hours.filter(({ weekday }) => isTyped(weekday)),
    ...now.hours.filter(({ weekday }) => !isTyped(weekday)),
  ];
}

/** The part of the form to send: only what it changes. */
export function changeOf(
  { week, serviceIds }: TypedWork,
  now: SavedWork,
): { hours?: WeeklyHours; serviceIds?: string[] } {
  return {
    ...(!sameHours(week, toWeek(now.hours)) && { hours: toHours(week) }),
    ...(!sameIds(serviceIds, now.serviceIds) && { serviceIds: [...serviceIds] }),
  };
}

function sameIds(one: readonly string[], other: readonly string[]): boolean {
  return one.toSorted().join() === other.toSorted().join();
}
