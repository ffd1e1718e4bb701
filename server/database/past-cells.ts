import type { Transaction } from "kysely";
import { type CellRange, startOfCell } from "#domain/time/cells.ts";
import { dayMs } from "#domain/time/dates.ts";
import type { Handle } from "#server/database/handle.ts";
import { atOnce, inParts } from "#server/database/in-parts.ts";
import type { Schema } from "#server/database/schema.ts";

/** The most cells in one row: those of a day. */
export const longestRun = 288;

/** Younger cells are never moved, whatever a salon has set. */
const youngMs = 10 * dayMs;

type Key = { resource_id: string; cell: number };
type Run = { resource_id: string; from_cell: number; to_cell: number };
type Owner = "booking_id" | "time_off_id";

/** Whether all of some cells of a visit are so old that it may have past ones. */
export function mayBePast(cells: readonly { cell: number }[], now: number): boolean {
  return cells.every(({ cell }) => startOfCell(cell) < now - youngMs);
}

/**
 * Moves the cells of the oldest day, in UTC, out of the table that claims write to.
 * @param before the first cell that stays, at the start of a day
 * @returns how many were moved; 0: none is that old
 */
export async function moveOldestDay(tx: Transaction<Schema>, before: number): Promise<number> {
  const oldest = await tx
    .selectFrom("cells")
    .select("cell")
    .where("hold_id", "is", null)
    .where("cell", "<", before)
    .orderBy("cell")
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return 0;
  const first = Math.floor(oldest.cell / longestRun) * longestRun;
  const cells = await tx
    .deleteFrom("cells")
    .where("cell", ">=", first)
    .where("cell", "<", first + longestRun)
    .where("hold_id", "is", null)
    .returning(["resource_id", "cell", "booking_id", "time_off_id"])
    .execute();
  cells.sort((one, other) =>
    one.resource_id === other.resource_id
      ? one.cell - other.cell
      : one.resource_id < other.resource_id
        ? -1
        : 1,
  );
  const runs: (Run & Record<Owner, string | null>)[] = [];
  for (const { cell, ...owned } of cells) {
    const last = runs.at(-1);
    const goesOn =
      last?.to_cell === cell &&
      last.resource_id === owned.resource_id &&
      last.booking_id === owned.booking_id &&
      last.time_off_id === owned.time_off_id;
    if (goesOn) last.to_cell++;
    else runs.push({ ...owned, from_cell: cell, to_cell: cell + 1 });
  }
  await inParts(runs, atOnce, async (some) => {
    await tx
      .insertInto("past_cells")
      .values([...some])
      .execute();
    return [];
  });
  return cells.length;
}

/** Removes the past cells of an owner. @returns them */
export async function takePast(db: Handle, owner: Owner, id: string): Promise<Key[]> {
  const runs = await db.deleteFrom("past_cells").where(owner, "=", id).returning(runKey).execute();
  return runs.flatMap(cellsOfRun);
}

/** Puts the past cells of a visit back among the others, so that it can change. */
export async function bringBack(db: Handle, bookingId: string): Promise<void> {
  const cells = await takePast(db, "booking_id", bookingId);
  const owned = { booking_id: bookingId, hold_id: null, time_off_id: null };
  await inParts(cells, atOnce, async (some) => {
    await db
      .insertInto("cells")
      .values(some.map((key) => ({ ...key, ...owned })))
      .execute();
    return [];
  });
}

/** Which of a resource's cells have an owner among the past ones. */
export async function withinPast(
  db: Handle,
  resourceId: string,
  cells: readonly number[],
): Promise<(cell: number) => boolean> {
  if (cells.length === 0) return () => false;
  const span = { fromCell: Math.min(...cells), toCell: Math.max(...cells) + 1 };
  const runs = await pastWithin(db, [resourceId], span).select(runKey).execute();
  const past = new Set(runs.flatMap(cellsOfRun).map(({ cell }) => cell));
  return (cell) => past.has(cell);
}

/** Rows of past cells of some resources that overlap a span. */
export function pastWithin(db: Handle, resourceIds: readonly string[], { fromCell, toCell }: CellRange) {
  return db
    .selectFrom("past_cells")
    .where("resource_id", "in", resourceIds)
    .where("from_cell", ">", fromCell - longestRun)
    .where("from_cell", "<", toCell)
    .where("to_cell", ">", fromCell);
}

export const runKey = ["resource_id", "from_cell", "to_cell"] as const;

export function cellsOfRun({ resource_id, from_cell, to_cell }: Run): Key[] {
  return Array.from({ length: to_cell - from_cell }, (_, at) => ({ resource_id, cell: from_cell + at }));
}
