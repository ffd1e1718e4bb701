import { z } from "zod";
import { Exception } from "#contract/exceptions.ts";
import { id, instant } from "#contract/fields.ts";
import { ToHandBack } from "#contract/hand-backs.ts";

/**
 * Something that happened without the desk: a customer booked, moved, changed or cancelled, a visitor wrote, or money
 * needs the owner's attention. Fields that a kind does not have are null or empty.
 */
export const DeskNewsEntry = z.object({
  _id: id,
  kind: z.enum(["booked", "moved", "changed", "cancelled", "message", "money"]),
  at: z.string(),
  /** Whether it came after the caller last opened the bell. */
  isNew: z.boolean(),
  name: z.string(),
  /** What to search for to find the booking: its address, or its number if it has no address. */
  search: z.string(),
  bookingId: id.nullable(),
  service_name: z.string(),
  /** When the visit is. After a move, the new time. */
  startsAt: z.string().nullable(),
  /** The beginning of the message. */
  text: z.string(),
  exception: Exception.nullable(),
});
export type DeskNewsEntry = z.infer<typeof DeskNewsEntry>;

/** What waits at the desk, and the news of the last seven days, newest first. */
export const DeskNews = z.object({
  counts: z.object({
    /** Paid visits that the salon has not confirmed yet. */
    toConfirm: z.number().int(),
    /** Visits that begin today. */
    today: z.number().int(),
    /** Unanswered messages. */
    messages: z.number().int(),
    /** Money and reviews concern the owner only: 0 for staff. */
    exceptions: z.number().int(),
    reviews: z.number().int(),
  }),
  toHandBack: ToHandBack,
  /** How many of the entries are new. The list is cut at `mostNews`. */
  unseen: z.number().int(),
  news: z.array(DeskNewsEntry),
});
export type DeskNews = z.infer<typeof DeskNews>;

/** News up to this instant are seen: the instant of the newest one. */
export const NewsSeen = z.strictObject({ until: instant });
