import { sql } from "kysely";
import { CELL_MS, type CellRange, startOfCell } from "#domain/time/cells.ts";
import type { Handle } from "#server/database/handle.ts";
import { pastWithin } from "#server/database/past-cells.ts";
import { inTwoWeeks } from "#server/database/two-weeks.ts";

/**
 * Cells (epoch seconds / 300) of masters in a span: those of visits and those of time off, also long ago.
 * @param masterIds at least one
 */
export async function listCellsOfMasters(
  db: Handle,
  masterIds: readonly string[],
  span: CellRange,
): Promise<(masterId: string) => { booked: CellRange[]; off: CellRange[] }> {
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
  const pastOfMasters = Map.groupBy(await listPast(db, masterIds, span), ({ resource_id }) => resource_id);
  return (masterId) => {
    const own = ofMasters.get(masterId) ?? [];
    const past = pastOfMasters.get(masterId) ?? [];
    const cells = (of: "booked" | "off") => own.flatMap((row) => joined(JSON.parse(`[${row[of] ?? ""}]`)));
    return { booked: [...past, ...cells("booked")], off: cells("off") };
  };
}

function listPast(db: Handle, masterIds: readonly string[], { fromCell, toCell }: CellRange) {
  return inTwoWeeks({ from: startOfCell(fromCell), to: startOfCell(toCell) }, async ({ from, to }) => {
    const part = { fromCell: from / CELL_MS, toCell: to / CELL_MS };
    const runs = await pastWithin(db, masterIds, part)
      .select(["resource_id", "from_cell", "to_cell"])
      .execute();
    return runs.map((run) => ({
      resource_id: run.resource_id,
      fromCell: Math.max(part.fromCell, run.from_cell),
      toCell: Math.min(part.toCell, run.to_cell),
    }));
  });
}

/** Most cells come in order, so that those of a visit become one span. */
function joined(cells: readonly number[]): CellRange[] {
  const spans: CellRange[] = [];
  for (const cell of cells) {
    const last = spans.at(-1);
    if (last?.toCell === cell) last.toCell++;
    else spans.push({ fromCell: cell, toCell: cell + 1 });
  }
  return spans;
}
