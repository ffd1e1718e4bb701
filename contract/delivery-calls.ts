import { z } from "zod";
import { DeliveriesQuery, DeliveryList } from "#contract/deliveries.ts";
import { id } from "#contract/fields.ts";

const byId = z.strictObject({ id });
const modified = z.object({ modifiedCount: z.number().int() });

/** Mails and texts that went out or could not, and how people stop them. */
export const deliveryCalls = {
  unsubscribe: {
    summary: "Stop a kind of mail, or reminders by text, by the link in one of them",
    body: z.strictObject({ token: z.string().min(1).max(500) }),
    answer: modified,
  },
  listDeliveries: {
    summary: "Mails and texts: sent, waiting, given up",
    query: DeliveriesQuery,
    answer: DeliveryList,
  },
  sendAgain: { summary: "Try a mail or a text that was given up once more", params: byId, answer: modified },
};
