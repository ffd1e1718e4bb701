/** What decides where the arrow keys lead from a box. */
export interface Spot {
  key: string;
  column: number;
  from: number;
}

/**
 * Where an arrow key leads from a box: up and down within its column, left and right to the nearest in time in the
 * next column that has any, Home and End to the ends of the column. Undefined if there is nothing, and for any other
 * key.
 */
export function neighbour(spots: readonly Spot[], current: string, key: string): string | undefined {
  const from = spots.find((spot) => spot.key === current);
  if (!from) return spots[0]?.key;
  const own = spots
    .filter(({ column }) => column === from.column)
    .toSorted((one, other) => one.from - other.from);
  const index = own.indexOf(from);
  if (key === "ArrowDown") return own[index + 1]?.key;
  if (key === "ArrowUp") return own[index - 1]?.key;
  if (key === "Home") return own[0]?.key;
  if (key === "End") return own.at(-1)?.key;
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  return nearestBeside(spots, from, key === "ArrowLeft" ? -1 : 1)?.key;
}

function nearestBeside(spots: readonly Spot[], from: Spot, way: 1 | -1): Spot | undefined {
  const away = (spot: Spot) => Math.abs(spot.from - from.from);
  return spots
    .filter(({ column }) => (column - from.column) * way > 0)
    .toSorted((one, other) => (one.column - other.column) * way || away(one) - away(other))[0];
}

/** Where a box dragged by some minutes lands: on the salon's step, within the minutes shown. */
export function draggedTo(
  box: { from: number; to: number },
  dragged: number,
  { step, from, to }: { step: number; from: number; to: number },
): number {
  const minute = box.from + dragged;
  const onStep = Math.round(minute / step) * step;
  const latest = to - (box.to - box.from);
  return Math.max(from, Math.min(onStep, Math.floor(latest / step) * step));
}
