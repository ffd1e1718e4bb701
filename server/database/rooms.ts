import type { Selectable } from "kysely";
import type { Handle } from "#server/database/handle.ts";
import { newId } from "#server/database/new-id.ts";
import type { RoomsTable } from "#server/database/schema/catalogue.ts";

export interface RoomRow extends Selectable<RoomsTable> {
  units: number;
}

/** Every room with the number of its units, by name. */
export async function listRooms(db: Handle): Promise<RoomRow[]> {
  return await db
    .selectFrom("rooms")
    .leftJoin("resources", "resources.room_id", "rooms.id")
    .select((eb) => ["rooms.id", "rooms.name", eb.fn.count<number>("resources.id").as("units")])
    .groupBy(["rooms.id", "rooms.name"])
    .orderBy("rooms.name")
    .execute();
}

export async function findRoom(db: Handle, id: string): Promise<RoomRow | undefined> {
  return (await listRooms(db)).find((room) => room.id === id);
}

/** Adds a room, which has no unit yet. */
export async function insertRoom(db: Handle, room: Pick<RoomRow, "id" | "name">): Promise<void> {
  await db.insertInto("rooms").values(room).execute();
}

export async function renameRoom(db: Handle, id: string, name: string): Promise<void> {
  await db.updateTable("rooms").set({ name }).where("id", "=", id).execute();
}

/** Adds units to a room, each a resource of its own. */
export async function addUnits(db: Handle, roomId: string, count: number): Promise<void> {
  if (count <= 0) return;
  const units = Array.from({ length: count }, () => ({
    id: newId(),
    kind: "unit" as const,
    room_id: roomId,
  }));
  await db.insertInto("resources").values(units).execute();
}

/** Units of a room that nothing has claimed from a cell on. */
export async function listIdleUnits(db: Handle, roomId: string, fromCell: number): Promise<string[]> {
  const units = await db
    .selectFrom("resources")
    .select("id")
    .where("room_id", "=", roomId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("cells")
            .select("cells.cell")
            .whereRef("cells.resource_id", "=", "resources.id")
            .where("cells.cell", ">=", fromCell),
        ),
      ),
    )
    .execute();
  return units.map(({ id }) => id);
}

/** Removes units from their room. The records of their use stay. */
export async function retireUnits(db: Handle, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await db.updateTable("resources").set({ room_id: null }).where("id", "in", ids).execute();
}

/** How many services need a room, including hidden ones. */
export async function countServicesIn(db: Handle, roomId: string): Promise<number> {
  const services = await db.selectFrom("services").select("id").where("room_id", "=", roomId).execute();
  return services.length;
}

/** Removes a room without units. */
export async function removeRoom(db: Handle, id: string): Promise<void> {
  await db.deleteFrom("rooms").where("id", "=", id).execute();
}
