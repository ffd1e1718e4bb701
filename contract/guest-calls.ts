import { z } from "zod";
import { id } from "#contract/fields.ts";
import {
  Guest,
  GuestChange,
  GuestList,
  GuestMerge,
  GuestNoteChange,
  GuestNoteRemoval,
  GuestNoteToAdd,
  GuestsQuery,
  GuestToAdd,
} from "#contract/guests.ts";

const inserted = z.object({ insertedId: id });
const modified = z.object({ modifiedCount: z.number().int() });
const byId = z.strictObject({ id });

/** The calls about people as the desk knows them. */
export const guestCalls = {
  listGuests: {
    summary: "Guests, found by a part of a name, number or address",
    query: GuestsQuery,
    answer: GuestList,
  },
  readGuest: {
    summary: "A guest with notes and visits; for one that was merged, the guest that was kept",
    params: byId,
    answer: Guest,
  },
  createGuest: { summary: "Write down a guest without an account", body: GuestToAdd, answer: inserted },
  updateGuest: {
    summary: "Change what is known of a guest",
    params: byId,
    body: GuestChange,
    answer: modified,
  },
  createGuestNote: {
    summary: "Write a note about a guest, 50 at most",
    params: byId,
    body: GuestNoteToAdd,
    answer: inserted,
  },
  updateGuestNote: { summary: "Change or pin a note", params: byId, body: GuestNoteChange, answer: modified },
  deleteGuestNote: {
    summary: "Remove a note",
    params: byId,
    query: GuestNoteRemoval,
    answer: z.object({ deletedCount: z.number().int() }),
  },
  mergeGuests: {
    summary: "Make two guests one, on the desk's side alone; one with an account is kept",
    params: byId,
    body: GuestMerge,
    answer: z.object({ keptId: id, mergeId: id }),
  },
  unmergeGuests: {
    summary: "Take a merge back, within 30 days",
    params: byId,
    answer: z.object({ deletedCount: z.number().int() }),
  },
};
