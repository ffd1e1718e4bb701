import { z } from "zod";
import { id } from "#contract/fields.ts";
import { deliveryStates } from "#domain/deliveries.ts";
import { channels, notSentReasons } from "#domain/notices.ts";

/** One mail or text, from when it was queued until it was sent or given up. */
export const Delivery = z.object({
  _id: id,
  by: z.enum(channels),
  /** What is told: 'booking_received'. */
  kind: z.string(),
  state: z.enum(deliveryStates),
  /** Null where it is not known, or not any more. */
  to: z.string().nullable(),
  queuedAt: z.string(),
  /** When it is due, or tried next. */
  dueAt: z.string(),
  /** When it was sent, or found not to be wanted any more. */
  doneAt: z.string().nullable(),
  attempts: z.number().int(),
  /** Why it was not sent after all. */
  notSent: z.enum(notSentReasons).nullable(),
  /** What went wrong at the last try. */
  error: z.string().nullable(),
  /** What a text that was sent has cost and what became of it; null for anything else. */
  text: z
    .object({
      segments: z.number().int(),
      /** As the gateway writes it; null where it does not tell. */
      cost: z.string().nullable(),
      /** Whether it has reached the phone; null where the gateway has not told. */
      receipt: z.enum(["delivered", "undelivered"]).nullable(),
      /** Why not, as the gateway tells it. */
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
  /** The answer's `next`; it goes with the same `state`. */
  cursor: z.string().max(200).optional(),
});

/** What of the texts of the salon's day is used. */
const TextsOfDay = z.object({ sent: z.number().int(), most: z.number().int() });

export const DeliveryList = z.object({
  /** The texts of today; null where the salon sends none. */
  texts: z.object({ notices: TextsOfDay, codes: TextsOfDay }).nullable(),
  /** How many were given up in all. */
  failed: z.number().int(),
  deliveries: z.array(Delivery),
  /** The cursor of the next page; null after the last one. */
  next: z.string().nullable(),
});
