import { cellsToRead } from "#domain/availability/window.ts";
import { type ChairMaster, type Chairs, countChairs } from "#domain/figures/chairs.ts";
import { type CellRange, startOfCell } from "#domain/time/cells.ts";
import type { Catalogue } from "#server/database/catalogue.ts";
import { listCellsOfMasters } from "#server/database/cells-of-masters.ts";
import type { Handle } from "#server/database/handle.ts";
import { listEveryMaster, readWork } from "#server/database/masters.ts";
import { listPastHours } from "#server/database/past-hours.ts";

/** Dates 'YYYY-MM-DD' of the salon, both included. */
interface Dates {
  from: string;
  to: string;
}

/**
 * Counts how much of the masters' hours was booked, on some dates or a part of them: by who worked here on each, and
 * by the hours in force on it.
 */
export async function readChairs(
  db: Handle,
  catalogue: Pick<Catalogue, "hours" | "exceptions" | "salon" | "masters">,
  dates: Dates,
): Promise<(part: Dates) => Chairs> {
  const past = await listPastHours(db);
  const everyone = await listEveryMaster(db);
  const ids = everyone.map(({ id }) => id);
  const span = cellsToRead(dates.from, dates.to, catalogue.salon.zone);
  const cellsOf = ids.length > 0 ? await listCellsOfMasters(db, ids, span) : () => ({ booked: [], off: [] });
  const hoursNow = new Map(catalogue.masters.map(({ id, hours }) => [id, hours]));
  const masters: ChairMaster[] = [];
  for (const { id, active, created_at: since } of everyone) {
    const cells = cellsOf(id);
    const weeks = past(id);
    masters.push({
      id,
      hours: active ? (hoursNow.get(id) ?? []) : [],
      past:
        active || weeks.length > 0
          ? weeks
          : [{ until: endOf(cells.booked), week: (await readWork(db, id)).hours }],
      since,
      ...cells,
    });
  }
  const isFormer = new Set(everyone.flatMap(({ id, active }) => (active ? [] : [id])));
  return (part) => {
    const chairs = countChairs({ ...catalogue, past: past() }, masters, part);
    const there = chairs.masters.filter(
      ({ masterId, openMinutes }) => openMinutes > 0 || !isFormer.has(masterId),
    );
    return { ...chairs, masters: there };
  };
}

/** The end of the last booked cell. Used for a master who left at a time that nobody recorded. */
function endOf(booked: readonly CellRange[]): number {
  return startOfCell(booked.reduce((last, { toCell }) => Math.max(last, toCell), 0));
}
