import type { Handle } from "#server/database/handle.ts";
import { atOnce, inParts } from "#server/database/in-parts.ts";
import { listWaitedFor } from "#server/database/waiting.ts";

/** Sets the fields of a master that an import fills, or empties them again. */
export async function changeMaster(
  db: Handle,
  id: string,
  { nameBn, bio }: { nameBn?: string | null; bio?: string },
): Promise<void> {
  const change = { ...(nameBn !== undefined && { name_bn: nameBn }), ...(bio !== undefined && { bio }) };
  if (Object.keys(change).length > 0)
    await db.updateTable("masters").set(change).where("id", "=", id).execute();
}

/**
 * Which of some masters were booked or bought with, are on the waiting list, have time off or special hours, or are
 * shown in the portfolio.
 */
export async function listUsedMasters(db: Handle, ids: readonly string[]): Promise<Set<string>> {
  const used = new Set((await listWaitedFor(db)).masters);
  for (const table of ["booking_items", "purchase_items", "portfolio_works", "hours_exceptions"] as const) {
    const rows = await inParts(ids, atOnce, (some) =>
      db.selectFrom(table).select("master_id").where("master_id", "in", some).distinct().execute(),
    );
    for (const { master_id } of rows) if (master_id !== null) used.add(master_id);
  }
  for (const table of ["time_off", "cells", "past_cells"] as const) {
    const rows = await inParts(ids, atOnce, (some) =>
      db.selectFrom(table).select("resource_id").where("resource_id", "in", some).distinct().execute(),
    );
    for (const { resource_id } of rows) used.add(resource_id);
  }
  return used;
}

/** Deletes masters that nothing refers to. @throws a foreign key violation when something does */
export async function deleteMasters(db: Handle, ids: readonly string[]): Promise<void> {
  for (const table of ["master_services", "master_hours"] as const)
    await inParts(ids, atOnce, (some) => db.deleteFrom(table).where("master_id", "in", some).execute());
  for (const table of ["masters", "resources"] as const)
    await inParts(ids, atOnce, (some) => db.deleteFrom(table).where("id", "in", some).execute());
}
