import { CELL_MS } from "#domain/time/cells.ts";
import type { Engine } from "#server/database/engines/engine.ts";
import { longestRun, moveNextDay } from "#server/database/past-cells.ts";

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
