import { sql } from "kysely";
import { CELL_MS, startOfCell } from "#domain/time/cells.ts";
import type { Handle } from "#server/database/handle.ts";
import { inTwoWeeks } from "#server/database/two-weeks.ts";

/**
 * Cells (epoch seconds / 300) of masters in a span: those of visits and those of time off.
 * @param masterIds at least one
 */
export async function listCellsOfMasters(
  db: Handle,
  masterIds: readonly string[],
  span: { fromCell: number; toCell: number },
): Promise<(masterId: string) => { booked: number[]; off: number[] }> {
  const instants = { from: startOfCell(span.fromCell), to: startOfCell(span.toCell) };
  const rows = await inTwoWeeks(instants, async (part) => {
    // Grouped by resource alone, in key order. Grouped by the cell's owner as well, SQLite would sort everything first.
    const found = await sql<{ resource_id: string; booked: string | null; off: string | null }>`
      select resource_id, string_agg(case when booking_id is not null then cast(cell as text) end, ',') as booked,
        string_agg(case when time_off_id is not null then cast(cell as text) end, ',') as off
      from cells
      where resource_id in (${sql.join(masterIds)}) and cell >= ${part.from / CELL_MS} and cell < ${part.to / CELL_MS}
        and hold_id is null
      group by resource_id`.execute(db);
    return found.rows;
  });
  const ofMasters = Map.groupBy(rows, ({ resource_id }) => resource_id);
  return (masterId) => {
    const own = ofMasters.get(masterId) ?? [];
    const cells = (of: "booked" | "off") => own.flatMap((row): number[] => JSON.parse(`[${row[of] ?? ""}]`));
    return { booked: cells("booked"), off: cells("off") };
  };
}
