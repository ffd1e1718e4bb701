import type { Claim } from "#domain/availability/claims.ts";
import type { Handle } from "#server/database/handle.ts";

/** Whether cells that were found earlier are of masters who still work here, and of units that still belong to a room. */
export async function areStillHere(db: Handle, claims: readonly Claim[]): Promise<boolean> {
  const resources = await listResources(db, claims);
  return resources.every(({ room_id, active }) => room_id !== null || active === 1);
}

/** Whether cells that were found earlier include a unit of each room that some services need by now. */
export async function haveEveryRoom(
  db: Handle,
  claims: readonly Claim[],
  serviceIds: readonly string[],
): Promise<boolean> {
  if (serviceIds.length === 0) return true;
  const resources = await listResources(db, claims);
  const needed = await db
    .selectFrom("services as own")
    // A variant is performed in the room of its service.
    .innerJoin("services", (join) =>
      join.on((eb) => eb("services.id", "=", eb.fn.coalesce("own.variant_of", "own.id"))),
    )
    .select("services.room_id")
    .where("own.id", "in", serviceIds)
    .where("services.room_id", "is not", null)
    .execute();
  return needed.every(({ room_id }) => resources.some((unit) => unit.room_id === room_id));
}

async function listResources(db: Handle, claims: readonly Claim[]) {
  const ids = [...new Set(claims.map(({ resourceId }) => resourceId))];
  if (ids.length === 0) return [];
  return await db
    .selectFrom("resources")
    .leftJoin("masters", "masters.id", "resources.id")
    .select(["resources.room_id", "masters.active"])
    .where("resources.id", "in", ids)
    .execute();
}
