/** Length of a cell, the unit in which a resource is claimed, in milliseconds. */
export const CELL_MS = 300_000;

/** Consecutive cells, `toCell` excluded. */
export interface CellRange {
  fromCell: number;
  toCell: number;
}

/** True when an instant (epoch milliseconds) is the start of a cell. */
export function isOnGrid(instant: number): boolean {
  return Number.isInteger(instant) && instant % CELL_MS === 0;
}

/**
 * Number of the cell that starts at an instant: epoch seconds / 300.
 * @param instant epoch milliseconds; throws a RangeError off the five-minute grid
 */
export function cellAt(instant: number): number {
  if (!isOnGrid(instant)) throw new RangeError(`${instant} is off the five-minute grid`);
  return instant / CELL_MS;
}

/** The instant (epoch milliseconds) at which a cell starts. */
export function startOfCell(cell: number): number {
  return cell * CELL_MS;
}

/**
 * The cells of a span, ascending, its end excluded.
 * @param startsAt epoch milliseconds
 * @param endsAt epoch milliseconds, not before the start; throws a RangeError off the five-minute grid
 */
export function cellsOf(startsAt: number, endsAt: number): number[] {
  const first = cellAt(startsAt);
  const length = cellAt(endsAt) - first;
  if (length < 0) throw new RangeError("a span ends before it starts");
  return Array.from({ length }, (_, index) => first + index);
}

/** How many cells a duration takes. Throws a RangeError unless it is a non-negative multiple of five minutes. */
export function cellsInMinutes(minutes: number): number {
  if (!Number.isInteger(minutes) || minutes < 0 || minutes % 5 !== 0) {
    throw new RangeError(`${minutes} minutes is not a multiple of five`);
  }
  return minutes / 5;
}
