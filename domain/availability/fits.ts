import { add, keep, movedBy, runsOf } from "#domain/availability/bit-rows.ts";
import { type Bits, emptyBits } from "#domain/availability/bits.ts";
import type { Rows } from "#domain/availability/rows.ts";
import type { CellSpan, Timing } from "#domain/availability/timing.ts";
import type { Room } from "#domain/availability/types.ts";

/** The cells at which the salon's hours and the room allow a service to start. */
export function placeFits(timing: Timing, room: Room | null, rows: Rows): Bits {
  const fits = startsOf(rows.open, timing.customer);
  if (!room) return fits;
  return keep(fits, roomFits(timing, room, rows, fits.length * 32));
}

/** The cells at which one unit of a room is free for the whole service. */
export function roomFits(timing: Timing, room: Room, rows: Rows, length: number): Bits {
  const some = emptyBits(length);
  for (const unitId of room.unitIds) add(some, startsOf(rows.unitFree(unitId), timing.room));
  return some;
}

/** The cells at which a master with this row can perform a service. */
export function masterFits(timing: Timing, row: Bits): Bits {
  const [first, second] = timing.master;
  if (!first) return emptyBits(row.length * 32).fill(0xffffffff);
  const fits = startsOf(row, first);
  return second ? keep(fits, startsOf(row, second)) : fits;
}

/** The starts for which every cell of a span is 1. */
export function startsOf(row: Bits, span: CellSpan): Bits {
  const runs = runsOf(row, span.to - span.from);
  return span.from === 0 ? runs : movedBy(runs, span.from);
}
