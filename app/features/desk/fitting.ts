import type { VisitEvent } from "#app/features/desk/events.ts";
import { minuteOf } from "#app/features/desk/minutes.ts";
import type { Places } from "#contract/desk-changes.ts";

/** Starts of an event that fit in a column: minutes from midnight of the first and the last, and how long it is. */
export interface Fit {
  from: number;
  to: number;
  long: number;
}

interface Where {
  masterId: string;
  date: string;
}

/** Where an event fits in a column. The visit goes with it: masters who share one stay, each in their own column. */
export function fitsIn(event: VisitEvent, { places }: Places, { masterId, date }: Where): Fit[] {
  const ahead = event.visit.startsAt ? event.from - minuteOf(event.visit.startsAt) : 0;
  return places
    .filter((place) => (place.masterId ?? event.masterId) === masterId)
    .flatMap(({ starts }) => starts)
    .filter(({ from }) => from.startsWith(date))
    .map(({ from, to }) => ({
      from: minuteOf(from) + ahead,
      to: minuteOf(to) + ahead,
      long: event.to - event.from,
    }));
}

/** The start that fits nearest to a minute; undefined where none is within the slack. */
export function nearestFit(fits: readonly Fit[], minute: number, slack: number): number | undefined {
  const near = fits.map(({ from, to }) => Math.min(Math.max(minute, from), to));
  const [best] = near.sort((one, other) => Math.abs(one - minute) - Math.abs(other - minute));
  return best !== undefined && Math.abs(best - minute) <= slack ? Math.round(best / 5) * 5 : undefined;
}

/** A start that fits, for a list. */
export interface Start extends Where {
  minute: number;
}

/** The starts that fit on the salon's steps, and the first of each run that holds none, by time. */
export function startsOf(event: VisitEvent, { places }: Places, step: number): Start[] {
  const starts = places.flatMap(({ masterId, starts: runs }) =>
    runs.flatMap(({ from, to }) => {
      const [first, last] = [minuteOf(from), minuteOf(to)];
      const onStep: number[] = [];
      for (let minute = Math.ceil(first / step) * step; minute <= last; minute += step) onStep.push(minute);
      return (onStep.length > 0 ? onStep : [first]).map((minute) => ({
        masterId: masterId ?? event.masterId,
        date: from.slice(0, 10),
        minute,
      }));
    }),
  );
  const when = ({ date, minute }: Start) => `${date} ${String(minute).padStart(4, "0")}`;
  return starts
    .filter((start) => !isOwn(start, event))
    .sort((one, other) => (when(one) < when(other) ? -1 : 1));
}

function isOwn({ masterId, date, minute }: Start, { visit, masterId: own }: VisitEvent): boolean {
  return masterId === own && !!visit.startsAt?.startsWith(date) && minute === minuteOf(visit.startsAt);
}
