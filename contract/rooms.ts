import { z } from "zod";
import { id, line } from "#contract/fields.ts";

/** A room or a kind of equipment, and how many of it there are. A visit takes one for its whole length. */
export const Room = z.object({ _id: id, name: z.string(), units: z.number().int() });
export type Room = z.infer<typeof Room>;

export const RoomDraft = z.strictObject({
  name: line("Name is required"),
  units: z.number("Enter a number").int("Enter a whole number").min(1, "At least 1").max(50, "At most 50"),
});
export type RoomDraft = z.infer<typeof RoomDraft>;

/** Sent again with the same key, it is added once. */
export const RoomToAdd = RoomDraft.extend({ key: z.uuid().optional() });
export type RoomToAdd = z.infer<typeof RoomToAdd>;

/** What is to change of a room; what is left out stays as somebody else may have saved it meanwhile. */
export const RoomChange = RoomDraft.partial();
export type RoomChange = z.infer<typeof RoomChange>;
