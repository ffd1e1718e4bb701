import { z } from "zod";
import { BookingStatus } from "#contract/bookings.ts";
import { ChangedService } from "#contract/changed-service.ts";
import { id, money } from "#contract/fields.ts";
import { Discount } from "#contract/quotes.ts";

/** What was paid for a visit or a membership, and what of its total is still to pay at the salon. The lines less the discount are the total; the tax is part of it. Dollars. */
export const Receipt = z.object({
  /** Counts the salon's receipts without a gap, from 1. */
  number: z.number().int(),
  issuedAt: z.string(),
  /** What it is for: one of the two. */
  bookingId: id.nullable(),
  membershipId: id.nullable(),
  salon: z.object({ name: z.string(), address: z.array(z.string()), phone: z.string(), email: z.string() }),
  /** Empty once the person is forgotten. */
  name: z.string(),
  /** Null while the visit is to be arranged, and for a membership. */
  startsAt: z.string().nullable(),
  /** What has become of the visit; null for a membership. */
  status: BookingStatus.nullable(),
  /** The year that a membership runs. */
  term: z.object({ startsAt: z.string(), endsAt: z.string() }).nullable(),
  lines: z.array(z.object({ service_name: z.string(), masterName: z.string().nullable(), price: money })),
  /** Why something was taken off; null where nothing was. */
  discountOf: Discount.nullable(),
  discount: money,
  total: money,
  /** `left` is the tax in what is left after refunds. */
  tax: z.object({ name: z.string(), percent: z.number(), amount: money, left: money }).nullable(),
  /** The whole total, or a part: the deposit, or what a gift card or a session of a package paid. */
  paid: z.object({
    by: z.enum(["card", "gift_card", "package", "salon"]),
    at: z.string(),
    transactionId: z.string().nullable(),
    amount: money,
  }),
  /** What gift cards paid beside it, also at the desk since; absent where none did. */
  credit: money.optional(),
  /** What a session of a package paid beside it; absent where none did. */
  session: money.optional(),
  /** What was paid at the salon after a deposit, or for a visit that got dearer since. */
  balance: z.object({ amount: money, at: z.string() }).nullable(),
  /** What is still to pay there. */
  due: money,
  /** What the desk has yet to hand back since the visit got cheaper; absent: nothing. */
  handBack: money.optional(),
  /** What of what is left the policy keeps beyond the price since the visit got cheaper; absent: nothing. */
  kept: money.optional(),
  /** What was given for the masters beside it: no part of the total, nor of what is left. Null: nothing. */
  tip: money.nullable(),
  /** What came to the visit and went since it was booked: its price after each change, and what a card paid for it. */
  changes: z.array(
    z.object({
      at: z.string(),
      added: z.array(ChangedService),
      taken: z.array(ChangedService),
      total: money,
      paid: money,
      transactionId: z.string().nullable(),
    }),
  ),
  /**
   * What came back, and where: on a card, on a gift card, in a package, or handed over at the salon; `mistake`: a payment there that the
   * desk has taken back.
   */
  refunds: z.array(
    z.object({
      amount: money,
      at: z.string(),
      arrived: z.boolean(),
      to: z.enum(["card", "gift_card", "package", "salon", "mistake"]),
    }),
  ),
  /** What was paid less the refunds. */
  left: money,
});
export type Receipt = z.infer<typeof Receipt>;
