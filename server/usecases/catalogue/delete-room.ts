import { CELL_MS } from "#domain/time/cells.ts";
import { audit } from "#server/database/audit-log.ts";
import { countServicesIn, findRoom, listIdleUnits, removeRoom, retireUnits } from "#server/database/rooms.ts";
import { salonId } from "#server/database/salon.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/** Takes a room out. Refuses while a service needs it or a coming visit has it. @returns how many were removed */
export async function deleteRoom(app: UseCases, actorId: string, id: string): Promise<Result<number>> {
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
