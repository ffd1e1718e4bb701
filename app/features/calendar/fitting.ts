import type { Box } from "#app/features/calendar/boxes.ts";
import { minuteOf } from "#app/features/calendar/minutes.ts";
import type { Places } from "#contract/desk-changes.ts";

/** Where a box fits in a column: its first and last possible start, in minutes from midnight, and its length. */
export interface Fit {
  from: number;
  to: number;
  long: number;
}

interface Where {
  masterId: string;
  date: string;
}

/**
 * Where a box fits in a column. Its visit moves with it; if masters share the visit, each stays in their own
 * column.
 */
export function fitsIn(box: Box, { places }: Places, { masterId, date }: Where): Fit[] {
  const ahead = box.visit.startsAt ? box.from - minuteOf(box.visit.startsAt) : 0;
  return places
    .filter((place) => (place.masterId ?? box.masterId) === masterId)
    .flatMap(({ starts }) => starts)
    .filter(({ from }) => from.startsWith(date))
    .map(({ from, to }) => ({
      from: minuteOf(from) + ahead,
      to: minuteOf(to) + ahead,
      long: box.to - box.from,
    }));
}

/** The fitting start nearest to a minute; undefined if none is within the slack. */
export function nearestFit(fits: readonly Fit[], minute: number, slack: number): number | undefined {
  const near = fits.map(({ from, to }) => Math.min(Math.max(minute, from), to));
  const [best] = near.sort((one, other) => Math.abs(one - minute) - Math.abs(other - minute));
  return best !== undefined && Math.abs(best - minute) <= slack ? Math.round(best / 5) * 5 : undefined;
}

/** A fitting start, for a list. */
export interface Start extends Where {
  minute: number;
}

/** The fitting starts on the salon's steps, by time. A range without a step gives its first start. */
export function startsOf(box: Box, { places }: Places, step: number): Start[] {
  const starts = places.flatMap(({ masterId, starts: runs }) =>
    runs.flatMap(({ from, to }) => {
      const [first, last] = [minuteOf(from), minuteOf(to)];
      const onStep: number[] = [];
      for (let minute = Math.ceil(first / step) * step; minute <= last; minute += step) onStep.push(minute);
      return (onStep.length > 0 ? onStep : [first]).map((minute) => ({
        masterId: masterId ?? box.masterId,
        date: from.slice(0, 10),
        minute,
      }));
    }),
  );
  const when = ({ date, minute }: Start) => `${date} ${String(minute).padStart(4, "0")}`;
  return starts
    .filter((start) => !isOwn(start, box))
    .sort((one, other) => (when(one) < when(other) ? -1 : 1));
}

function isOwn({ masterId, date, minute }: Start, { visit, masterId: own }: Box): boolean {
  return masterId === own && !!visit.startsAt?.startsWith(date) && minute === minuteOf(visit.startsAt);
}
