import type { Claim } from "#domain/availability/claims.ts";
import type { Engine } from "#server/database/engines/engine.ts";
import type { Handle } from "#server/database/handle.ts";
import { holdVersion } from "#server/database/kept-by-version.ts";

/** Cells that were found earlier can't be claimed any more, although nobody else has them. */
export class CellsGone extends Error {}

/** Whether cells were lost: to somebody else, or because they are gone. */
export function areLost(engine: Pick<Engine, "violates">, error: unknown): boolean {
  return error instanceof CellsGone || engine.violates(error, "cells");
}

/**
 * Refuses cells that were found in a version of the catalogue and are gone by now. If it is still the current one, it
 * stays so until the transaction ends.
 * @throws CellsGone when the master of one of the cells has left, or its unit belongs to no room any more
 */
export async function refuseFoundGone(
  engine: Pick<Engine, "holdStill">,
  tx: Handle,
  { claims, version }: { claims: readonly Claim[]; version?: string },
): Promise<void> {
  if (claims.length > 0 && version !== (await holdVersion(engine, tx))) await refuseGone(tx, claims);
}

/** @throws CellsGone when the master of one of the cells has left, or its unit belongs to no room any more */
export async function refuseGone(db: Handle, claims: readonly Claim[]): Promise<void> {
  const ids = [...new Set(claims.map(({ resourceId }) => resourceId))];
  if (ids.length === 0) return;
  const resources = await db
    .selectFrom("resources")
    .leftJoin("masters", "masters.id", "resources.id")
    .select(["resources.room_id", "masters.active"])
    .where("resources.id", "in", ids)
    .execute();
  const areHere = resources.every(({ room_id, active }) => room_id !== null || active === 1);
  if (!areHere) throw new CellsGone();
}
