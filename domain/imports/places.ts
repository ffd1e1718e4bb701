import type { Claim } from "#domain/availability/claims.ts";
import { type Plan, plan } from "#domain/availability/plan.ts";
import type { Diary, Visit } from "#domain/availability/types.ts";
import { cellsToRead } from "#domain/availability/window.ts";
import { localDate } from "#domain/time/dates.ts";

const cellsOfDay = 288;

/**
 * Places many visits one after the other: each sees what those before it have taken. The diary's cells are split by
 * day once, so that each visit searches only its own days.
 */
export function placesIn(diary: Diary): (visit: Visit, start: number) => Plan {
  const days = new Map<number, Map<string, number[]>>();
  const take = ({ resourceId, cell }: Claim) => {
    const number = Math.floor(cell / cellsOfDay);
    const day = days.get(number) ?? new Map<string, number[]>();
    days.set(number, day);
    const cells = day.get(resourceId) ?? [];
    day.set(resourceId, cells);
    cells.push(cell);
  };
  for (const [resourceId, cells] of diary.busy.byResource)
    for (let at = 0; at < cells.length; at++) take({ resourceId, cell: cells[at] ?? 0 });

  return (visit, start) => {
    const date = localDate(start, diary.salon.zone);
    const { fromCell, toCell } = cellsToRead(date, date, diary.salon.zone);
    const byResource = new Map<string, number[]>();
    for (let day = Math.floor(fromCell / cellsOfDay); day * cellsOfDay < toCell; day++) {
      for (const [resourceId, cells] of days.get(day) ?? []) {
        const within = cells.filter((cell) => cell >= fromCell && cell < toCell);
        byResource.set(resourceId, [...(byResource.get(resourceId) ?? []), ...within]);
      }
    }
    const planned = plan({ ...diary, busy: { fromCell, toCell, byResource } }, visit, start);
    if (planned.ok) for (const claim of planned.claims) take(claim);
    return planned;
  };
}
