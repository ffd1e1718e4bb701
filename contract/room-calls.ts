import { z } from "zod";
import { byId, deleted, inserted, modified } from "#contract/fields.ts";
import { Room, RoomChange, RoomToAdd } from "#contract/rooms.ts";

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
    answer: inserted,
  },
  updateRoom: {
    summary: "Update a room or equipment",
    description: "Fields that you leave out keep their values.",
    params: byId,
    body: RoomChange,
    answer: modified,
  },
  deleteRoom: {
    summary: "Delete a room or equipment",
    description: "Fails while a service or an upcoming booking needs it.",
    params: byId,
    answer: deleted,
  },
};
