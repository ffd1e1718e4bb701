import { add, keep, without } from "#domain/availability/bit-rows.ts";
import { type Bits, countSpan, emptyBits, setSpan } from "#domain/availability/bits.ts";
import { openRow } from "#domain/availability/open-row.ts";
import type { Diary, WeeklySpan } from "#domain/availability/types.ts";
import { type Window, windowOf } from "#domain/availability/window.ts";
import { CELL_MS, type CellRange } from "#domain/time/cells.ts";
import type { Stretch } from "#domain/time/day-frame.ts";
import { hourMs } from "#domain/time/durations.ts";

/**
 * Weekly hours that were in force until an instant, in epoch milliseconds. On the day of a change the old ones count.
 */
export interface PastWeek {
  until: number;
  week: readonly WeeklySpan[];
}

/** A master's hours and cells (epoch seconds / 300) in a span of days. */
export interface ChairMaster {
  id: string;
  /** The current hours. Empty for a master who has left. */
  hours: readonly WeeklySpan[];
  /** Earliest first. */
  past: readonly PastWeek[];
  /** When the master began here, in epoch milliseconds. An earlier booked cell moves the beginning back. */
  since: number;
  /** Cells of visits. They include set-up and clean-up, but not processing. */
  booked: readonly CellRange[];
  /** Cells of time off. */
  off: readonly CellRange[];
}

export interface ChairUse {
  bookedMinutes: number;
  openMinutes: number;
}

export interface Chairs extends ChairUse {
  masters: (ChairUse & { masterId: string })[];
  /** By weekday (0 is Sunday) and hour of the salon's clock. Hours in which nobody worked are left out. */
  hours: (ChairUse & { weekday: number; hour: number })[];
}

type Hours = Pick<Diary, "hours" | "exceptions" | "salon"> & { past: readonly PastWeek[] };

/**
 * How much of the open hours was booked. A master's hours are open while both the salon and the master are there and
 * the master has no time off, by the weekly hours in force on that day. Work outside them does not count, so no share
 * exceeds one.
 * @param span dates 'YYYY-MM-DD', both included
 */
export function countChairs(
  salon: Hours,
  masters: readonly ChairMaster[],
  span: { from: string; to: string },
): Chairs {
  const window = windowOf(span.from, span.to, salon.salon.zone);
  const doors = openByDay(salon, null, salon, window);
  const rows = masters.map((master) => ({ id: master.id, ...rowsOf(master, salon, window, doors) }));
  const places = hoursOf(window);
  const hours = new Map<number, ChairUse & { weekday: number; hour: number }>();
  const all = rows.map(({ id, open, booked }) => {
    const own = { masterId: id, bookedMinutes: 0, openMinutes: 0 };
    for (const { weekday, hour, first, end } of places) {
      const openMinutes = countSpan(open, first, end) * 5;
      if (openMinutes === 0) continue;
      const place = hours.get(weekday * 24 + hour) ?? { weekday, hour, bookedMinutes: 0, openMinutes: 0 };
      hours.set(weekday * 24 + hour, place);
      for (const use of [own, place]) {
        use.openMinutes += openMinutes;
        use.bookedMinutes += countSpan(booked, first, end) * 5;
      }
    }
    return own;
  });
  const sum = (of: keyof ChairUse) => all.reduce((total, use) => total + use[of], 0);
  return {
    bookedMinutes: sum("bookedMinutes"),
    openMinutes: sum("openMinutes"),
    masters: all,
    hours: [...hours.entries()].sort(([one], [other]) => one - other).map(([, use]) => use),
  };
}

function rowsOf(
  master: ChairMaster,
  salon: Hours,
  window: Window,
  doors: Bits,
): { open: Bits; booked: Bits } {
  const open = openByDay(master, master.id, salon, window);
  keep(open, doors);
  const booked = bitsOf(master.booked, window);
  const since = master.booked.reduce(
    (first, { fromCell }) => Math.min(first, fromCell),
    Math.floor(master.since / CELL_MS),
  );
  const there = emptyBits(window.length);
  setSpan(there, since - window.first, window.length);
  keep(open, there);
  const worked = without(open, bitsOf(master.off, window));
  return { open: worked, booked: keep(booked, worked) };
}

/** The open row, each day by the weekly hours in force on it. */
function openByDay(
  { hours, past }: { hours: readonly WeeklySpan[]; past: readonly PastWeek[] },
  masterId: string | null,
  salon: Hours,
  window: Window,
): Bits {
  const open = emptyBits(window.length);
  let since = Number.NEGATIVE_INFINITY;
  for (const { until, week } of [...past, { until: Number.POSITIVE_INFINITY, week: hours }]) {
    const frames = window.frames.filter(({ from }) => from >= since && from < until);
    if (frames.length > 0) add(open, openRow(week, masterId, salon, { ...window, frames }));
    since = until;
  }
  return open;
}

function bitsOf(spans: readonly CellRange[], window: Window): Bits {
  const bits = emptyBits(window.length);
  for (const { fromCell, toCell } of spans) setSpan(bits, fromCell - window.first, toCell - window.first);
  return bits;
}

/** The hours of the requested days, as the salon's clock shows them, with their cells in the window. */
function hoursOf(window: Window) {
  return window.asked.flatMap(({ weekday, stretches }) =>
    stretches.flatMap((stretch) =>
      hoursWithin(stretch).map(({ hour, from, to }) => ({
        weekday,
        hour,
        first: from / CELL_MS - window.first,
        end: to / CELL_MS - window.first,
      })),
    ),
  );
}

function hoursWithin({ from, to, offset }: Stretch): { hour: number; from: number; to: number }[] {
  const hours = [];
  for (let at = from; at < to; ) {
    const wall = at + offset;
    const end = Math.min(to, at + hourMs - (((wall % hourMs) + hourMs) % hourMs));
    hours.push({ hour: Math.floor(wall / hourMs) % 24, from: at, to: end });
    at = end;
  }
  return hours;
}
