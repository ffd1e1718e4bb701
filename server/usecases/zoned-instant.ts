import { CELL_MS, isOnGrid } from "#domain/time/cells.ts";
import { dayMs } from "#domain/time/dates.ts";
import { minuteMs } from "#domain/time/durations.ts";
import { zoneOffset } from "#domain/time/zone-offset.ts";

/** Cached texts, by day since the epoch and cell of the day, because lists of hours repeat the same instants. */
let written = { zone: "", days: new Map<number, (string | undefined)[]>() };
/** More days than customers can book ahead. */
const mostDays = 100;

/**
 * Formats an instant in epoch milliseconds as ISO 8601 on a clock in `zone`, with its offset:
 * 2026-11-24T16:30:00+06:00. Null stays null.
 */
export function zonedInstant(instant: number, zone: string): string;
export function zonedInstant(instant: number | null, zone: string): string | null;
export function zonedInstant(instant: number | null, zone: string): string | null {
  if (instant === null) return null;
  if (!isOnGrid(instant)) return write(instant, zone);
  const day = Math.floor(instant / dayMs);
  const cells = cellsOf(day, zone);
  const cell = (instant - day * dayMs) / CELL_MS;
  const text = cells[cell] ?? write(instant, zone);
  cells[cell] = text;
  return text;
}

function cellsOf(day: number, zone: string): (string | undefined)[] {
  if (written.zone !== zone) written = { zone, days: new Map() };
  const { days } = written;
  const known = days.get(day);
  if (known) return known;
  if (days.size === mostDays) days.clear();
  const cells = new Array<string | undefined>(dayMs / CELL_MS);
  days.set(day, cells);
  return cells;
}

function write(instant: number, zone: string): string {
  const offset = zoneOffset(instant, zone);
  return new Date(instant + offset).toISOString().slice(0, 19) + writeOffset(offset);
}

/** To the minute, as ISO 8601 requires. Offsets with seconds are only found before time zones were standardized. */
function writeOffset(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / minuteMs);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${offset < 0 ? "-" : "+"}${two(Math.trunc(minutes / 60))}:${two(minutes % 60)}`;
}
