import { listRooms } from "#server/database/rooms.ts";
import { type Handlers, signedIn } from "#server/http/handler.ts";
import { createRoom, deleteRoom, updateRoom } from "#server/usecases/catalogue/rooms.ts";
import { ok } from "#server/usecases/result.ts";

type RoomCalls = "listRooms" | "createRoom" | "updateRoom" | "deleteRoom";

/** Rooms and equipment. */
export const roomHandlers: Pick<Handlers, RoomCalls> = {
  listRooms: async (app) =>
    ok((await listRooms(app.engine.read)).map(({ id, name, units }) => ({ _id: id, name, units }))),

  async createRoom(app, incoming) {
    const created = await createRoom(app, signedIn(incoming).userId, incoming.body);
    return created.ok ? ok({ insertedId: created.value }) : created;
  },

  async updateRoom(app, incoming) {
    const updated = await updateRoom(app, signedIn(incoming).userId, incoming.params.id, incoming.body);
    return updated.ok ? ok({ modifiedCount: updated.value }) : updated;
  },

  async deleteRoom(app, incoming) {
    const deleted = await deleteRoom(app, signedIn(incoming).userId, incoming.params.id);
    return deleted.ok ? ok({ deletedCount: deleted.value }) : deleted;
  },
};
