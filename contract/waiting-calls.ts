import { z } from "zod";
import { id } from "#contract/fields.ts";
import { WaitingEntry, WaitingList, WaitingOfGuest, WaitingQuery, WaitingWish } from "#contract/waiting.ts";

const inserted = z.object({ insertedId: id });

/** The calls about the waiting list. */
export const waitingCalls = {
  joinWaitingList: { summary: "Wait for an hour on days that are full", body: WaitingWish, answer: inserted },
  listMyWaiting: {
    summary: "What one waits for, and what ended in the last thirty days",
    answer: z.array(WaitingEntry),
  },
  endWaiting: {
    summary: "Leave the waiting list, or take a guest off it as staff",
    params: z.strictObject({ id }),
    answer: z.object({ deletedCount: z.number().int() }),
  },
  listWaiting: { summary: "The waiting list", query: WaitingQuery, answer: WaitingList },
  addWaitingGuest: { summary: "Put a guest on the waiting list", body: WaitingOfGuest, answer: inserted },
};
