import type { Box } from "#app/features/calendar/boxes.ts";
import { buffersIn } from "#app/features/calendar/buffers.ts";
import { partsOn } from "#app/features/calendar/minutes.ts";
import type { Calendar } from "#contract/front-desk.ts";
import { occupiesCells } from "#domain/booking-states.ts";

interface Span {
  from: number;
  to: number;
}

const day = 24 * 60;

/**
 * The start that a press on an empty place offers: the salon's step at or before it, but not before `begins`, nor
 * before the end of what is there.
 * @param begins the first minute that is not past
 * @param taken when the master is not free
 */
export function startAt(
  pressed: number,
  { step, begins, taken }: { step: number; begins: number; taken: readonly Span[] },
): number {
  const earliest = Math.max(Math.floor(pressed / step) * step, begins);
  let start = earliest;
  for (const { from, to } of taken.toSorted((one, other) => one.from - other.from)) {
    if (from <= Math.max(pressed, start) && to > start) start = to;
  }
  return start < day ? start : earliest;
}

/** When a column's master is not free: visits and holds, with their preparation and clean-up. */
export function takenIn(
  { visits, holds }: Pick<Calendar, "visits" | "holds">,
  boxes: readonly Box[],
  column: { masterId: string; date: string },
): Span[] {
  const standing = visits.filter(({ status }) => occupiesCells(status));
  const held = holds.flatMap(({ items }) => partsOn(items, column));
  return [
    ...boxes.filter(({ visit }) => occupiesCells(visit.status)),
    ...held,
    ...buffersIn({ visits: standing, holds }, boxes, column),
  ];
}
