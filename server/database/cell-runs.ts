import type { CellRun } from "#domain/availability/buffers.ts";
import { CELL_MS } from "#domain/time/cells.ts";
import type { Span } from "#domain/time/span.ts";
import type { Handle } from "#server/database/handle.ts";
import { pastWithin } from "#server/database/past-cells.ts";

/**
 * The cells of some resources in a span that bookings and holds occupy, also long ago, joined where adjacent, by
 * booking or hold.
 */
export async function listRunsByOwner(
  db: Handle,
  resourceIds: readonly string[],
  { from, to }: Span,
): Promise<Map<string, CellRun[]>> {
  if (resourceIds.length === 0) return new Map();
  const span = { fromCell: Math.floor(from / CELL_MS), toCell: Math.ceil(to / CELL_MS) };
  const cells = db
    .selectFrom("cells")
    .select(({ eb }) => ["resource_id", "cell as from_cell", eb("cell", "+", 1).as("to_cell")])
    .select(({ fn }) => fn.coalesce("booking_id", "hold_id").as("owner"))
    .where("resource_id", "in", resourceIds)
    .where("cell", ">=", span.fromCell)
    .where("cell", "<", span.toCell)
    .where("time_off_id", "is", null);
  const past = pastWithin(db, resourceIds, span).select([
    ...(["resource_id", "from_cell", "to_cell"] as const),
    "booking_id as owner",
  ]);
  const rows = await cells.unionAll(past).orderBy("resource_id").orderBy("from_cell").execute();
  const byOwner = new Map<string, CellRun[]>();
  for (const { owner, resource_id: resourceId, ...row } of rows) {
    if (owner === null) continue;
    const fromCell = Math.max(span.fromCell, row.from_cell);
    const toCell = Math.min(span.toCell, row.to_cell);
    const runs = byOwner.get(owner) ?? [];
    byOwner.set(owner, runs);
    const last = runs.at(-1);
    if (last?.resourceId === resourceId && last.toCell === fromCell) last.toCell = toCell;
    else runs.push({ resourceId, fromCell, toCell });
  }
  return byOwner;
}
