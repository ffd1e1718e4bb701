import { z } from "zod";
import { id } from "#contract/fields.ts";
import { Room, RoomChange, RoomToAdd } from "#contract/rooms.ts";

const byId = z.strictObject({ id });

/** The calls about rooms and equipment. */
export const roomCalls = {
  listRooms: { summary: "Rooms and equipment, with how many there are", answer: z.array(Room) },
  createRoom: {
    summary: "Add a room or a piece of equipment",
    body: RoomToAdd,
    answer: z.object({ insertedId: id }),
  },
  updateRoom: {
    summary: "Change a room's name, or how many there are",
    params: byId,
    body: RoomChange,
    answer: z.object({ modifiedCount: z.number().int() }),
  },
  deleteRoom: {
    summary: "Take a room out that no service needs",
    params: byId,
    answer: z.object({ deletedCount: z.number().int() }),
  },
};
