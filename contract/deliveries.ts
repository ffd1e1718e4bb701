import { z } from "zod";
import { id } from "#contract/fields.ts";
import { deliveryStates } from "#domain/deliveries.ts";
import { channels, notSentReasons } from "#domain/notices.ts";

/** One mail or text, from when it was queued until it was sent or given up. */
export const Delivery = z.object({
  _id: id,
  by: z.enum(channels),
  /** The kind of message, such as 'booking_received'. */
  kind: z.string(),
  state: z.enum(deliveryStates),
  /** Null if it is unknown or no longer kept. */
  to: z.string().nullable(),
  queuedAt: z.string(),
  /** When it is due, or tried next. */
  dueAt: z.string(),
  /** When it was sent, or dropped because it was no longer wanted. */
  doneAt: z.string().nullable(),
  attempts: z.number().int(),
  /** Why it was not sent. */
  notSent: z.enum(notSentReasons).nullable(),
  /** The error of the last attempt. */
  error: z.string().nullable(),
  /** What a sent text cost and what became of it. Null for anything else. */
  text: z
    .object({
      segments: z.number().int(),
      /** As the gateway writes it. Null if the gateway does not say. */
      cost: z.string().nullable(),
      /** Whether it reached the phone. Null if the gateway has not said. */
      receipt: z.enum(["delivered", "undelivered"]).nullable(),
      /** The gateway's reason for not delivering it. */
      receiptWhy: z.string().nullable(),
    })
    .nullable(),
  about: z
    .object({
      bookingId: id,
      name: z.string(),
      service_name: z.string(),
      startsAt: z.string().nullable(),
    })
    .nullable(),
});
export type Delivery = z.infer<typeof Delivery>;

export const DeliveriesQuery = z.strictObject({
  state: z.enum(deliveryStates).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  /** The answer's `next`. It is valid only with the same `state`. */
  cursor: z.string().max(200).optional(),
});

/** How many texts of the salon's daily limit are used. */
const TextsOfDay = z.object({ sent: z.number().int(), most: z.number().int() });

export const DeliveryList = z.object({
  /** Today's texts. Null if the salon sends none. */
  texts: z.object({ notices: TextsOfDay, codes: TextsOfDay }).nullable(),
  /** How many were given up in total. */
  failed: z.number().int(),
  deliveries: z.array(Delivery),
  /** The cursor of the next page. Null after the last one. */
  next: z.string().nullable(),
});
