import { z } from "zod";
import { DeliveriesQuery, DeliveryList } from "#contract/deliveries.ts";
import { byId, modified } from "#contract/fields.ts";

/** The calls for mails and texts that were sent or failed, and for stopping them. */
export const deliveryCalls = {
  unsubscribe: {
    summary: "Unsubscribe from a kind of message",
    description: "Stops a kind of mail, or text reminders. Takes the token of the link in the message.",
    body: z.strictObject({ token: z.string().min(1).max(500) }),
    answer: modified,
  },
  listDeliveries: {
    summary: "List mails and texts",
    description: "Sent, waiting and failed ones. Pass `next` as `cursor` for the next page.",
    query: DeliveriesQuery,
    answer: DeliveryList,
  },
  sendAgain: { summary: "Retry a failed mail or text", params: byId, answer: modified },
};
