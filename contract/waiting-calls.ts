import { z } from "zod";
import { id } from "#contract/fields.ts";
import {
  HourToOffer,
  OfferedHour,
  WaitingEntry,
  WaitingList,
  WaitingOfGuest,
  WaitingQuery,
  WaitingWish,
} from "#contract/waiting.ts";

const byId = z.strictObject({ id });
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
    params: byId,
    answer: z.object({ deletedCount: z.number().int() }),
  },
  listWaiting: { summary: "The waiting list", query: WaitingQuery, answer: WaitingList },
  readOfferedHour: {
    summary: "An hour that is, or was, held for who waits",
    params: byId,
    answer: OfferedHour,
  },
  declineOfferedHour: {
    summary: "Let an offered hour go and stay on the waiting list, or take it back as staff",
    params: byId,
    answer: z.object({ deletedCount: z.number().int() }),
  },
  offerHour: {
    summary: "Offer a free hour to a guest who waits",
    params: byId,
    body: HourToOffer,
    answer: inserted,
  },
  bookOfferedHour: {
    summary: "Book an offered hour for its guest, who has said yes at the desk",
    params: byId,
    answer: inserted,
  },
  addWaitingGuest: { summary: "Put a guest on the waiting list", body: WaitingOfGuest, answer: inserted },
};
