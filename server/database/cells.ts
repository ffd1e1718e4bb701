import type { Claim } from "#domain/availability/claims.ts";
import { startOfCell } from "#domain/time/cells.ts";
import { around, type Span } from "#domain/time/span.ts";
import type { Write } from "#server/database/engines/engine.ts";
import { freedHoursInsert } from "#server/database/freed-hours.ts";
import type { Handle } from "#server/database/handle.ts";
import { inParts } from "#server/database/in-parts.ts";
import {
  bringBack,
  cellsOfRun,
  mayBePast,
  runKey,
  takePast,
  withinPast,
} from "#server/database/past-cells.ts";

/** The owner of cells: exactly one of the three. */
export type CellOwner = { holdId: string } | { bookingId: string } | { timeOffId: string };

/**
 * Claims cells for an owner in one statement, all or none.
 * @param claims sorted by resource and cell, so that concurrent claimers proceed in the same order
 * @throws a unique violation when one of them is taken
 */
export async function claimCells(db: Handle, claims: readonly Claim[], owner: CellOwner): Promise<void> {
  await cellsInsert(db, claims, owner)?.execute();
}

/** Like `claimCells`, to be sent together with other writes. Null if there is nothing to claim. */
export function cellsInsert(db: Handle, claims: readonly Claim[], owner: CellOwner) {
  if (claims.length === 0) return null;
  return db.insertInto("cells").values(claims.map((claim) => toRow(claim, owner)));
}

/** Transfers a hold's cells to the booking that it became. */
export function cellsConversion(db: Handle, holdId: string, bookingId: string): Write {
  return db.updateTable("cells").set({ hold_id: null, booking_id: bookingId }).where("hold_id", "=", holdId);
}

/**
 * Frees a hold's cells. Those inside a master's time off go to the time off. Also queues the offer of the freed time
 * to the waiting list; the functions that free a booking's cells leave that to their caller.
 * @param passedBy how many people on the waiting list have already let them pass
 * @returns the span that they are in
 */
export async function freeHeldCells(
  db: Handle,
  holdId: string,
  { now, passedBy = 0 }: { now: number; passedBy?: number },
): Promise<Span> {
  const cells = await db.deleteFrom("cells").where("hold_id", "=", holdId).returning(cellKey).execute();
  await handOver(db, cells);
  const { freed, offer } = freedBy(db, cells, now, passedBy);
  await offer?.execute();
  return freed;
}

/** The span of freed cells, and the statement that queues its offer to the waiting list, for the same transaction. */
interface Freed {
  freed: Span;
  offer: Write | null;
}

/** Frees a booking's cells. Those inside a master's time off go to the time off. */
export async function freeBookedCells(db: Handle, bookingId: string, now: number): Promise<Freed> {
  const cells = await db.deleteFrom("cells").where("booking_id", "=", bookingId).returning(cellKey).execute();
  if (mayBePast(cells, now)) cells.push(...(await takePast(db, bookingId)));
  await handOver(db, cells);
  return freedBy(db, cells, now);
}

/** How many bookings are freed in one step. */
const bookingsAtOnce = 200;

/** Frees the cells of removed bookings like `freeBookedCells`, and queues their offer to the waiting list. */
export async function freeCellsOfAll(db: Handle, bookingIds: readonly string[], now: number): Promise<void> {
  await inParts(bookingIds, bookingsAtOnce, async (some) => {
    const cells = await db.deleteFrom("cells").where("booking_id", "in", some).returning(cellKey).execute();
    await handOver(db, cells);
    await freedBy(db, cells, now).offer?.execute();
    return [];
  });
}

/** Frees some of a booking's cells. Those inside a master's time off go to the time off. */
export async function freeSomeBookedCells(
  db: Handle,
  bookingId: string,
  claims: readonly Claim[],
  now: number,
): Promise<Freed> {
  const freed: { resource_id: string; cell: number }[] = [];
  if (claims.length > 0 && mayBePast(claims, now)) await bringBack(db, bookingId);
  for (const [resourceId, own] of Map.groupBy(claims, (claim) => claim.resourceId)) {
    const numbers = own.map(({ cell }) => cell);
    const rows = await db
      .deleteFrom("cells")
      .where("resource_id", "=", resourceId)
      .where("cell", "in", numbers)
      .where("booking_id", "=", bookingId)
      .returning(cellKey)
      .execute();
    freed.push(...rows);
  }
  await handOver(db, freed);
  return freedBy(db, freed, now);
}

function freedBy(db: Handle, cells: readonly { cell: number }[], now: number, passedBy = 0) {
  const freed = spanOfCells(cells);
  return { freed, offer: freedHoursInsert(db, { ...freed, passedBy }, now) };
}

/** The span from the first of some cells to the last. */
export function spanOfCells(cells: readonly { cell: number }[]): Span {
  return around(cells.map(({ cell }) => ({ from: startOfCell(cell), to: startOfCell(cell + 1) })));
}

/** Frees a time off's cells. Those inside another time off go to that one. */
export async function freeTimeOffCells(db: Handle, timeOffId: string, now: number): Promise<void> {
  const freed = await db
    .deleteFrom("cells")
    .where("time_off_id", "=", timeOffId)
    .returning(cellKey)
    .execute();
  await handOver(db, freed, timeOffId);
  await freedBy(db, freed, now).offer?.execute();
}

/** Rows per statement, well below the parameter limit of either engine. */
const atOnce = 2_000;

const cellKey = ["resource_id", "cell"] as const;

/** @param exceptTimeOffId a time off that gets no cells, since it is about to be removed */
async function handOver(
  db: Handle,
  freed: readonly { resource_id: string; cell: number }[],
  exceptTimeOffId = "",
): Promise<void> {
  if (freed.length === 0) return;
  const instants = freed.map(({ cell }) => startOfCell(cell));
  const timesOff = await lockTimesOff(db, {
    resourceIds: [...new Set(freed.map((cell) => cell.resource_id))],
    first: Math.min(...instants),
    last: Math.max(...instants),
    exceptId: exceptTimeOffId,
  });
  for (const { id, resource_id, starts_at, ends_at } of timesOff) {
    const within = freed.filter(
      (cell) =>
        cell.resource_id === resource_id &&
        startOfCell(cell.cell) >= starts_at &&
        startOfCell(cell.cell) < ends_at,
    );
    await claimFreeCells(
      db,
      resource_id,
      within.map(({ cell }) => cell),
      { timeOffId: id },
    );
  }
}

/**
 * Times off of some resources that overlap the span from `first` to `last`, oldest first. Writing to their rows makes
 * a deletion wait until this transaction ends, and this transaction wait for a deletion, so that a cell never goes to
 * a deleted time off.
 */
async function lockTimesOff(
  db: Handle,
  span: { resourceIds: readonly string[]; first: number; last: number; exceptId: string },
) {
  const rows = await db
    .updateTable("time_off")
    .set((eb) => ({ reason: eb.ref("reason") }))
    .where("resource_id", "in", span.resourceIds)
    .where("starts_at", "<=", span.last)
    .where("ends_at", ">", span.first)
    .where("id", "!=", span.exceptId)
    .returning(["id", "resource_id", "starts_at", "ends_at", "created_at"])
    .execute();
  return rows.sort((one, other) => one.created_at - other.created_at);
}

/** Claims those cells of a resource that are free. */
export async function claimFreeCells(
  db: Handle,
  resourceId: string,
  cells: readonly number[],
  owner: CellOwner,
): Promise<void> {
  const isPast = await withinPast(db, resourceId, cells);
  const rest = cells.filter((cell) => !isPast(cell));
  for (let from = 0; from < rest.length; from += atOnce) {
    await db
      .insertInto("cells")
      .values(rest.slice(from, from + atOnce).map((cell) => toRow({ resourceId, cell }, owner)))
      .onConflict((conflict) => conflict.columns(["resource_id", "cell"]).doNothing())
      .execute();
  }
}

function toRow({ resourceId, cell }: Claim, owner: CellOwner) {
  return {
    resource_id: resourceId,
    cell,
    hold_id: "holdId" in owner ? owner.holdId : null,
    booking_id: "bookingId" in owner ? owner.bookingId : null,
    time_off_id: "timeOffId" in owner ? owner.timeOffId : null,
  };
}

/** All cells that a hold or a booking occupies. */
export async function listCellsOf(
  db: Handle,
  owner: { holdId: string } | { bookingId: string },
): Promise<Claim[]> {
  const cells = db.selectFrom("cells");
  if ("holdId" in owner)
    return await cells
      .select(["resource_id as resourceId", "cell"])
      .where("hold_id", "=", owner.holdId)
      .execute();
  const past = db.selectFrom("past_cells").select(runKey).where("booking_id", "=", owner.bookingId);
  const runs = await cells
    .select(({ eb }) => ["resource_id", "cell as from_cell", eb("cell", "+", 1).as("to_cell")])
    .where("booking_id", "=", owner.bookingId)
    .unionAll(past)
    .execute();
  return runs.flatMap(cellsOfRun).map(({ resource_id: resourceId, cell }) => ({ resourceId, cell }));
}
