import { CELL_MS } from "#domain/time/cells.ts";
import type { Engine } from "#server/database/engines/engine.ts";
import { pastCells } from "#server/database/migrations/0114-past-cells.ts";
import { longestRun, moveNextDay } from "#server/database/past-cells.ts";

/** Sets when the database got past cells: the round moves none on the first day. */
export async function givePastCells({ write }: Engine, since = 0): Promise<void> {
  await write.updateTable("migrations").set({ ran_at: since }).where("name", "=", pastCells.name).execute();
}

/**
 * Moves the cells of the days before an instant as the hourly round does.
 * @returns how many there were
 */
export async function movePastCells(engine: Engine, instant: number): Promise<number> {
  const before = Math.floor(instant / CELL_MS / longestRun) * longestRun;
  for (let all = 0; ; ) {
    const moved = await engine.transaction((tx) => moveNextDay(tx, before));
    if (moved === null) return all;
    all += moved;
  }
}
