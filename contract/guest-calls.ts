import { z } from "zod";
import { byId, deleted, id, inserted, modified } from "#contract/fields.ts";
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

/** The calls for guests as the desk knows them. */
export const guestCalls = {
  listGuests: {
    summary: "List guests",
    description: "Most recent bookers first. `search` matches part of a name, number or address.",
    query: GuestsQuery,
    answer: GuestList,
  },
  readGuest: {
    summary: "Retrieve a guest",
    description: "Returns notes and bookings too. The id of a merged guest returns the guest that was kept.",
    params: byId,
    answer: Guest,
  },
  createGuest: {
    summary: "Create a guest",
    description: "A guest without an account.",
    body: GuestToAdd,
    answer: inserted,
  },
  updateGuest: {
    summary: "Update a guest",
    description: "Fields that you leave out keep their values.",
    params: byId,
    body: GuestChange,
    answer: modified,
  },
  createGuestNote: {
    summary: "Create a note about a guest",
    description: "A guest has up to 50 notes.",
    params: byId,
    body: GuestNoteToAdd,
    answer: inserted,
  },
  updateGuestNote: {
    summary: "Update or pin a guest note",
    params: byId,
    body: GuestNoteChange,
    answer: modified,
  },
  deleteGuestNote: {
    summary: "Delete a guest note",
    params: byId,
    query: GuestNoteRemoval,
    answer: deleted,
  },
  mergeGuests: {
    summary: "Merge two guests",
    description:
      "Affects the front desk's records only. If one of the two has an account, that guest is kept.",
    params: byId,
    body: GuestMerge,
    answer: z.object({ keptId: id, mergeId: id }),
  },
  unmergeGuests: {
    summary: "Undo a merge of guests",
    description: "Within 30 days.",
    params: byId,
    answer: deleted,
  },
};
