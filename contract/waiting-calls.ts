import { z } from "zod";
import { byId, deleted, inserted } from "#contract/fields.ts";
import {
  HourToOffer,
  OfferedHour,
  WaitingEntry,
  WaitingList,
  WaitingOfGuest,
  WaitingQuery,
  WaitingWish,
} from "#contract/waiting.ts";

/** The calls for the waiting list. */
export const waitingCalls = {
  joinWaitingList: {
    summary: "Join the waiting list",
    description:
      "Asks for an hour on days that are full. A customer needs a verified e-mail address or mobile number, and can have up to three entries.",
    body: WaitingWish,
    answer: inserted,
  },
  listMyWaiting: {
    summary: "List your waiting list entries",
    description: "Includes entries that ended in the last 30 days.",
    answer: z.array(WaitingEntry),
  },
  endWaiting: {
    summary: "Delete a waiting list entry",
    description: "Customers can delete their own entries, staff any.",
    params: byId,
    answer: deleted,
  },
  listWaiting: {
    summary: "List waiting list entries",
    description:
      "Entries that wait come in their turn, ended ones latest first. Pass `next` as `cursor` for the next page.",
    query: WaitingQuery,
    answer: WaitingList,
  },
  readOfferedHour: {
    summary: "Retrieve an offered hour",
    description: "An hour that is, or was, held for a customer on the waiting list.",
    params: byId,
    answer: OfferedHour,
  },
  declineOfferedHour: {
    summary: "Decline an offered hour",
    description:
      "The hour goes to the next customer, and the entry stays on the waiting list. Staff can take back any offered hour.",
    params: byId,
    answer: deleted,
  },
  offerHour: {
    summary: "Offer an hour to a waiting guest",
    description: "Holds a free hour for a guest that the desk chooses, out of turn.",
    params: byId,
    body: HourToOffer,
    answer: inserted,
  },
  bookOfferedHour: {
    summary: "Book an offered hour for its guest",
    description: "For a guest who has accepted at the desk or on the phone.",
    params: byId,
    answer: inserted,
  },
  addWaitingGuest: { summary: "Add a guest to the waiting list", body: WaitingOfGuest, answer: inserted },
};
