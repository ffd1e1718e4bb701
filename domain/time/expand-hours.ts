import { dayMs, instantOf } from "#domain/time/dates.ts";
import type { DayFrame } from "#domain/time/day-frame.ts";
import type { MinuteSpan } from "#domain/time/wall-span.ts";

/** Epoch milliseconds, end excluded. */
export interface InstantSpan {
  from: number;
  to: number;
}

/**
 * Wall hours of one date as instants. A time that the clocks skip moves forward by what was skipped. A time that they
 * repeat is its first occurrence (Temporal's 'compatible'). Hours never leave their date, so a date that a zone
 * skipped has none. Spans that a clock change empties are left out.
 * @param spans minutes from midnight
 */
export function expandHours(spans: readonly MinuteSpan[], frame: DayFrame, zone: string): InstantSpan[] {
  const expanded: InstantSpan[] = [];
  for (const span of spans) {
    const from = Math.max(frame.from, instantAt(span.from, frame, zone));
    const to = Math.min(frame.to, instantAt(span.to, frame, zone));
    if (from < to) expanded.push({ from, to });
  }
  return expanded;
}

function instantAt(minute: number, frame: DayFrame, zone: string): number {
  if (minute === 1440) return frame.to;
  // A day of twenty-four hours has no clock change.
  if (frame.to - frame.from === dayMs) return frame.from + minute * 60_000;
  return instantOf(frame.date, { hour: Math.trunc(minute / 60), minute: minute % 60 }, zone);
}
