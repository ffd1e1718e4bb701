import { type Box, boxesOf } from "#app/features/calendar/boxes.ts";
import { buffersIn } from "#app/features/calendar/buffers.ts";
import { onDate, partsOn } from "#app/features/calendar/minutes.ts";
import type { Calendar } from "#contract/front-desk.ts";
import { overlap, type Span } from "#domain/time/span.ts";

/** A master's day in the week of all masters. Minutes from the salon's midnight. */
export interface WeekCell {
  /** Whether the master does not work and nobody comes. */
  off: boolean;
  boxes: (Box & { inTimeOff: boolean })[];
  /** Working minutes that are still free. */
  free: number;
}

/** What the week shows for a master's day. */
export function weekCell(calendar: Calendar, masterId: string, date: string): WeekCell {
  const day = calendar.days.find((one) => one.date === date);
  const works = (day?.working.find((one) => one.masterId === masterId)?.spans ?? []).map((span) =>
    onDate(span, date),
  );
  const column = { masterId, date };
  const boxes = boxesOf(calendar.visits, masterId, date);
  const kept = partsOn(calendar.timeOff, column);
  const held = calendar.holds.flatMap(({ items }) => partsOn(items, column));
  const coming = boxes.filter(({ visit }) => visit.status !== "no_show");
  const taken = [...coming, ...buffersIn(calendar, boxes, column), ...kept, ...held];
  return {
    off: works.length === 0 && boxes.length === 0,
    boxes: boxes.map((box) => ({ ...box, inTimeOff: kept.some((off) => overlap(off, box)) })),
    free: works.reduce((sum, span) => sum + freeWithin(span, taken), 0),
  };
}

/** '3½' for 215 minutes: hours in whole quarters. */
export function quarters(minutes: number): string {
  const whole = Math.floor(minutes / 60);
  const part = ["", "¼", "½", "¾"][Math.floor((minutes % 60) / 15)] ?? "";
  return whole === 0 && part !== "" ? part : `${whole}${part}`;
}

function freeWithin({ from, to }: Span, taken: readonly Span[]): number {
  let at = from;
  let free = 0;
  for (const span of taken.toSorted((one, other) => one.from - other.from)) {
    if (span.to <= at || span.from >= to) continue;
    free += Math.max(0, span.from - at);
    at = span.to;
  }
  return free + Math.max(0, to - at);
}
