import type { Transaction } from "kysely";
import type { RoomChange, RoomToAdd } from "#contract/rooms.ts";
import { CELL_MS } from "#domain/time/cells.ts";
import { audit } from "#server/database/audit-log.ts";
import {
  addUnits,
  countServicesIn,
  findRoom,
  insertRoom,
  listIdleUnits,
  type RoomRow,
  removeRoom,
  renameRoom,
  retireUnits,
} from "#server/database/rooms.ts";
import { salonId } from "#server/database/salon.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { attempt, ok, Refused, type Result, refuse, refuseField } from "#server/usecases/result.ts";
import { idOfMade, writtenOnce } from "#server/usecases/written-once.ts";

/**
 * Adds a room or a piece of equipment; the same with the same key again answers the one that is there.
 * @returns its id
 */
export async function createRoom(
  app: DatabaseAndClock,
  actorId: string,
  room: RoomToAdd,
): Promise<Result<string>> {
  const id = idOfMade("room", actorId, room);
  return await writtenOnce(
    async () => ((await findRoom(app.engine.read, id)) ? ok(id) : undefined),
    () =>
      app.engine.transaction(async (tx) => {
        await insertRoom(tx, { id, name: room.name });
        await addUnits(tx, id, room.units);
        await audit(tx, { actorId, action: "create_room", subjectId: id }, app.now());
        return ok(id);
      }),
  );
}

/**
 * Changes a room's name, or how many of it there are. What is left out stays. Refuses to remove a unit that a coming
 * visit uses.
 * @returns how many were changed
 */
export async function updateRoom(
  app: DatabaseAndClock,
  actorId: string,
  id: string,
  { name, units }: RoomChange,
): Promise<Result<number>> {
  const changed = await attempt(app, async (tx) => {
    await app.engine.lock(tx, "salon", salonId);
    const room = await findRoom(tx, id);
    if (!room) return refuse("not_found", "There is no such room.");
    if (name !== undefined) await renameRoom(tx, id, name);
    if (units !== undefined) await setUnits(app, tx, room, units);
    await audit(tx, { actorId, action: "update_room", subjectId: id }, app.now());
    return ok(1);
  });
  if (changed.ok) await app.engine.announce("availability");
  return changed;
}

async function setUnits(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  room: RoomRow,
  units: number,
): Promise<void> {
  await addUnits(tx, room.id, units - room.units);
  const surplus = room.units - units;
  if (surplus <= 0) return;
  const idle = await listIdleUnits(tx, room.id, Math.floor(app.now() / CELL_MS));
  if (idle.length < surplus) {
    throw new Refused(
      refuseField("units", `${room.units - idle.length} of them have visits to come: move those first`),
    );
  }
  await retireUnits(tx, idle.slice(0, surplus));
}

/** Removes a room. Refuses while a service needs it or a coming visit uses it. @returns how many were removed */
export async function deleteRoom(
  app: DatabaseAndClock,
  actorId: string,
  id: string,
): Promise<Result<number>> {
  const removed = await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "salon", salonId);
    const room = await findRoom(tx, id);
    if (!room) return refuse("not_found", "There is no such room.");
    const services = await countServicesIn(tx, id);
    if (services > 0) return refuse("invalid_input", "A service needs this room. Change the service first.");
    const idle = await listIdleUnits(tx, id, Math.floor(app.now() / CELL_MS));
    if (idle.length < room.units) {
      return refuse("invalid_input", "This room has visits to come. Move those first.");
    }
    await retireUnits(tx, idle);
    await removeRoom(tx, id);
    await audit(tx, { actorId, action: "delete_room", subjectId: id }, app.now());
    return ok(1);
  });
  return removed;
}
