import type { Transaction } from "kysely";
import { type CellRange, startOfCell } from "#domain/time/cells.ts";
import { dayMs } from "#domain/time/dates.ts";
import type { Handle } from "#server/database/handle.ts";
import { atOnce, inParts } from "#server/database/in-parts.ts";
import { pastCells } from "#server/database/migrations/0114-past-cells.ts";
import type { Schema } from "#server/database/schema.ts";

/** The most cells in one row: those of a day. */
export const longestRun = 288;

/** Younger cells are never moved, whatever a salon has set. */
const youngMs = 10 * dayMs;

type Key = { resource_id: string; cell: number };
type Run = { resource_id: string; from_cell: number; to_cell: number };

/** When this salon's database got past cells. Until then, and while it was updated, its servers knew none. */
export async function readPastSince(db: Handle): Promise<number> {
  const step = await db
    .selectFrom("migrations")
    .select("ran_at")
    .where("name", "=", pastCells.name)
    .executeTakeFirstOrThrow();
  return step.ran_at;
}

/** Whether all of some cells of a visit are so old that it may have past ones. */
export function mayBePast(cells: readonly { cell: number }[], now: number): boolean {
  return cells.every(({ cell }) => startOfCell(cell) < now - youngMs);
}

/**
 * Moves the cells of visits that took place, of the next day in UTC, out of the table that claims write to. Other
 * visits keep theirs: a server with a clock that is ahead must not free what is still to come.
 * @param before the first cell that stays, at the start of a day
 * @returns how many were moved; null: no day is left
 */
export async function moveNextDay(tx: Transaction<Schema>, before: number): Promise<number | null> {
  const until = await tx.selectFrom("past_cells_until").select("cell").executeTakeFirstOrThrow();
  const next = await tx
    .selectFrom("cells")
    .select("cell")
    .where("cell", ">=", until.cell)
    .where("cell", "<", before)
    .orderBy("cell")
    .limit(1)
    .executeTakeFirst();
  if (!next) return null;
  const day = Math.floor(next.cell / longestRun) * longestRun;
  const cells = await tx
    .deleteFrom("cells")
    .where("cell", ">=", day)
    .where("cell", "<", day + longestRun)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("bookings")
          .select("bookings.id")
          .whereRef("bookings.id", "=", "cells.booking_id")
          .where("bookings.state", "=", "completed"),
      ),
    )
    .returning(["resource_id", "cell", "booking_id"])
    .execute();
  await inParts(toRuns(cells), atOnce, async (some) => {
    await tx
      .insertInto("past_cells")
      .values([...some])
      .execute();
    return [];
  });
  await tx
    .updateTable("past_cells_until")
    .set({ cell: day + longestRun })
    .execute();
  return cells.length;
}

function toRuns(cells: readonly (Key & { booking_id: string | null })[]): (Run & { booking_id: string })[] {
  const runs: (Run & { booking_id: string })[] = [];
  for (const [resource_id, own] of Map.groupBy(cells, (cell) => cell.resource_id))
    for (const { cell, booking_id } of own.toSorted((one, other) => one.cell - other.cell)) {
      const last = runs.at(-1);
      const goesOn =
        last?.to_cell === cell && last.resource_id === resource_id && last.booking_id === booking_id;
      if (goesOn) last.to_cell++;
      else if (booking_id) runs.push({ resource_id, booking_id, from_cell: cell, to_cell: cell + 1 });
    }
  return runs;
}

/** Removes the past cells of a visit. @returns them */
export async function takePast(db: Handle, bookingId: string): Promise<Key[]> {
  const runs = await db
    .deleteFrom("past_cells")
    .where("booking_id", "=", bookingId)
    .returning(runKey)
    .execute();
  return runs.flatMap(cellsOfRun);
}

/** Puts the past cells of a visit back among the others, so that it can change. */
export async function bringBack(db: Handle, bookingId: string): Promise<void> {
  // Waits for a transaction that moves them, so that the past ones are all there.
  await db
    .updateTable("cells")
    .set((eb) => ({ booking_id: eb.ref("booking_id") }))
    .where("booking_id", "=", bookingId)
    .execute();
  const cells = await takePast(db, bookingId);
  const owned = { booking_id: bookingId, hold_id: null, time_off_id: null };
  await inParts(cells, atOnce, async (some) => {
    await db
      .insertInto("cells")
      .values(some.map((key) => ({ ...key, ...owned })))
      .execute();
    return [];
  });
}

/** Which of a resource's cells a visit of long ago has. */
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
