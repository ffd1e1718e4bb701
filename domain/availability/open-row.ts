import { keep } from "#domain/availability/bit-rows.ts";
import { type Bits, emptyBits, setSpan } from "#domain/availability/bits.ts";
import type { Diary, SpecialHours, WeeklySpan } from "#domain/availability/types.ts";
import type { Window } from "#domain/availability/window.ts";
import { CELL_MS } from "#domain/time/cells.ts";
import type { DayFrame } from "#domain/time/day-frame.ts";
import { expandHours } from "#domain/time/expand-hours.ts";
import { type MinuteSpan, minutesOf, type WallSpan } from "#domain/time/wall-span.ts";

/**
 * The cells in which the salon (masterId null) or a master is there, by weekly hours and exceptions. The two are
 * independent, so that a master may prepare before the salon opens.
 */
export function openRow(
  hours: readonly WeeklySpan[],
  masterId: string | null,
  diary: Pick<Diary, "exceptions" | "salon">,
  window: Window,
): Bits {
  const open = emptyBits(window.length);
  const week = weekOf(hours);
  const exceptions = diary.exceptions.filter((exception) => exception.masterId === masterId);
  for (const frame of window.frames) {
    const ofDate = exceptions.filter(({ from, to }) => from <= frame.date && frame.date <= to);
    if (ofDate.length > 0) setExceptions(open, ofDate, frame, diary.salon.zone, window);
    else setHours(open, week[frame.weekday] ?? [], frame, diary.salon.zone, window);
  }
  return open;
}

function weekOf(hours: readonly WeeklySpan[]): MinuteSpan[][] {
  const week: MinuteSpan[][] = [[], [], [], [], [], [], []];
  for (const span of hours) week[span.weekday]?.push(minutesOf(span));
  return week;
}

function setExceptions(
  open: Bits,
  exceptions: SpecialHours[],
  frame: DayFrame,
  zone: string,
  window: Window,
): void {
  const common = emptyBits(window.length);
  setSpan(common, frame.from / CELL_MS - window.first, frame.to / CELL_MS - window.first);
  for (const { spans } of exceptions) {
    const left = emptyBits(window.length);
    setHours(left, readSpans(spans), frame, zone, window);
    keep(common, left);
  }
  for (let word = 0; word < open.length; word++) open[word] = (open[word] ?? 0) | (common[word] ?? 0);
}

function readSpans(spans: readonly WallSpan[]): MinuteSpan[] {
  return spans.map(minutesOf);
}

function setHours(open: Bits, spans: MinuteSpan[], frame: DayFrame, zone: string, window: Window): void {
  for (const { from, to } of expandHours(spans, frame, zone)) {
    setSpan(open, from / CELL_MS - window.first, to / CELL_MS - window.first);
  }
}
