import { z } from "zod";
import { Exception } from "#contract/exceptions.ts";
import { id, instant } from "#contract/fields.ts";
import { ToHandBack } from "#contract/hand-backs.ts";

/**
 * Something that happened without the desk: a customer booked, moved, changed or cancelled, a visitor wrote, or money needs the
 * owner. What a kind does not have is null or empty.
 */
export const DeskNewsEntry = z.object({
  _id: id,
  kind: z.enum(["booked", "moved", "changed", "cancelled", "message", "money"]),
  at: z.string(),
  /** Whether it came after the caller last opened the bell. */
  isNew: z.boolean(),
  name: z.string(),
  /** By which a booking is found: its address, or without one its number. */
  search: z.string(),
  bookingId: id.nullable(),
  service_name: z.string(),
  /** When the visit is; after a move, where it went. */
  startsAt: z.string().nullable(),
  /** How a message begins. */
  text: z.string(),
  exception: Exception.nullable(),
});
export type DeskNewsEntry = z.infer<typeof DeskNewsEntry>;

/** What waits at the desk, and the news of the last seven days, the newest first. */
export const DeskNews = z.object({
  counts: z.object({
    /** Paid visits that the salon has still to confirm. */
    toConfirm: z.number().int(),
    /** Visits that begin today. */
    today: z.number().int(),
    /** Messages without an answer. */
    messages: z.number().int(),
    /** Money and reviews are the owner's: 0 for staff. */
    exceptions: z.number().int(),
    reviews: z.number().int(),
  }),
  toHandBack: ToHandBack,
  /** How many of the entries are new; they are cut at `mostNews`. */
  unseen: z.number().int(),
  news: z.array(DeskNewsEntry),
});
export type DeskNews = z.infer<typeof DeskNews>;

/** Up to when the news were seen: the newest one's instant. */
export const NewsSeen = z.strictObject({ until: instant });
