import { z } from "zod";
import { id } from "#contract/fields.ts";
import { Room, RoomChange, RoomToAdd } from "#contract/rooms.ts";

const byId = z.strictObject({ id });

/** The calls for rooms and equipment. */
export const roomCalls = {
  listRooms: {
    summary: "List rooms and equipment",
    description: "Each with its number of units.",
    answer: z.array(Room),
  },
  createRoom: {
    summary: "Create a room or equipment",
    body: RoomToAdd,
    answer: z.object({ insertedId: id }),
  },
  updateRoom: {
    summary: "Update a room or equipment",
    description: "Fields that you leave out keep their values.",
    params: byId,
    body: RoomChange,
    answer: z.object({ modifiedCount: z.number().int() }),
  },
  deleteRoom: {
    summary: "Delete a room or equipment",
    description: "Fails while a service or an upcoming booking needs it.",
    params: byId,
    answer: z.object({ deletedCount: z.number().int() }),
  },
};
