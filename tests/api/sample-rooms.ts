import { randomUUID } from "node:crypto";

/** A valid request for each call about rooms. */
export const roomSamples = {
  listRooms: () => ({}),
  createRoom: () => ({ body: { name: "Steam cabin", units: 1 } }),
  updateRoom: () => ({ params: { id: randomUUID() }, body: { name: "Steam cabin", units: 2 } }),
  deleteRoom: () => ({ params: { id: randomUUID() } }),
};
