import { z } from "zod";
import { id } from "#contract/fields.ts";
import { webhookEvents, webhookMessageStates } from "#domain/webhooks.ts";

const address = "Enter an address that begins with https://";
const url = z
  .string(address)
  .trim()
  .regex(/^https?:\/\/\S+$/, address)
  .max(500, address);
const events = z
  .array(z.enum(webhookEvents))
  .min(1, "Choose what it is told of")
  .max(webhookEvents.length)
  .transform((chosen) => webhookEvents.filter((event) => chosen.includes(event)));

export const NewWebhook = z.strictObject({ url, events });

/** Sent again with the same key, it is added once, and its secret is shown again. */
export const WebhookToAdd = NewWebhook.extend({ key: z.uuid().optional() });
/** What is left out stays as it is. */
export const WebhookChange = NewWebhook.extend({ isOn: z.boolean() }).partial();

/** An address that is notified of events. */
export const Webhook = z.object({
  _id: id,
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  createdAt: z.string(),
  /** The first failed attempt since the last success. */
  failingSince: z.string().nullable(),
  /** Since when it is not notified: the owner switched it off, or it accepted nothing for three days. */
  offAt: z.string().nullable(),
});
export type Webhook = z.infer<typeof Webhook>;

/** One message to an address. */
export const WebhookMessage = z.object({
  _id: id,
  /** The event that it reports. 'test' reports none. */
  event: z.string(),
  state: z.enum(webhookMessageStates),
  attempts: z.number().int(),
  /** The last status that was answered. */
  status: z.number().int().nullable(),
  /** Why there was no answer: 'timed_out'. */
  error: z.string().nullable(),
  createdAt: z.string(),
  triedAt: z.string().nullable(),
  /** When it is tried next. */
  nextAt: z.string().nullable(),
  /** What is sent, as JSON. */
  body: z.string(),
});
export type WebhookMessage = z.infer<typeof WebhookMessage>;

export const WebhookSecret = z.object({ secret: z.string() });

const when = z.iso.datetime();
const aboutVisit = z.object({
  bookingId: id,
  status: z.string(),
  startsAt: when.nullable(),
  endsAt: when.nullable(),
  serviceIds: z.array(z.string()),
  masterIds: z.array(z.string().nullable()),
});

const aboutRefund = z.object({
  refundId: id,
  bookingId: id.nullable(),
  amount: z.number(),
  currency: z.string(),
});

/** The body that an address is sent, by event. */
export const webhookBodies = {
  "booking.created": z.object({ type: z.literal("booking.created"), timestamp: when, data: aboutVisit }),
  "booking.moved": z.object({ type: z.literal("booking.moved"), timestamp: when, data: aboutVisit }),
  "booking.changed": z.object({ type: z.literal("booking.changed"), timestamp: when, data: aboutVisit }),
  "booking.cancelled": z.object({ type: z.literal("booking.cancelled"), timestamp: when, data: aboutVisit }),
  "payment.refunded": z.object({ type: z.literal("payment.refunded"), timestamp: when, data: aboutRefund }),
  "payment.refund_failed": z.object({
    type: z.literal("payment.refund_failed"),
    timestamp: when,
    data: aboutRefund,
  }),
};
