import type { Claim } from "#domain/availability/claims.ts";
import type { Handle } from "#server/database/handle.ts";

/** Who occupies cells: exactly one of the three. */
export type CellOwner = { holdId: string } | { bookingId: string } | { timeOffId: string };

/**
 * Claims cells for an owner in one statement, all or none.
 * @param claims sorted by resource and cell, so that two claimers meet in the same order
 * @throws a unique violation when one of them is taken
 */
export async function claimCells(db: Handle, claims: readonly Claim[], owner: CellOwner): Promise<void> {
  if (claims.length === 0) return;
  await db
    .insertInto("cells")
    .values(
      claims.map(({ resourceId, cell }) => ({
        resource_id: resourceId,
        cell,
        hold_id: "holdId" in owner ? owner.holdId : null,
        booking_id: "bookingId" in owner ? owner.bookingId : null,
        time_off_id: "timeOffId" in owner ? owner.timeOffId : null,
      })),
    )
    .execute();
}

/** Gives a hold's cells to the booking that it became. @returns how many there were */
export async function convertCells(db: Handle, holdId: string, bookingId: string): Promise<number> {
  const result = await db
    .updateTable("cells")
    .set({ hold_id: null, booking_id: bookingId })
    .where("hold_id", "=", holdId)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

export async function freeHeldCells(db: Handle, holdId: string): Promise<void> {
  await db.deleteFrom("cells").where("hold_id", "=", holdId).execute();
}

/** Cells taken in a span. @param span first cell, and the one after the last */
export function listBusyCells(db: Handle, span: { from: number; to: number }): Promise<BusyCell[]> {
  return db
    .selectFrom("cells")
    .select(["resource_id", "cell", "hold_id"])
    .where("resource_id", "in", (eb) => eb.selectFrom("resources").select("id"))
    .where("cell", ">=", span.from)
    .where("cell", "<", span.to)
    .execute();
}

export interface BusyCell {
  resource_id: string;
  cell: number;
  hold_id: string | null;
}
