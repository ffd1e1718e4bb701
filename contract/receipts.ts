import { z } from "zod";
import { BookingStatus } from "#contract/bookings.ts";
import { ChangedService } from "#contract/changed-service.ts";
import { id, money } from "#contract/fields.ts";
import { Discount } from "#contract/quotes.ts";

/**
 * What was paid for a visit or a membership, and how much of its total is still to be paid at the salon. The lines
 * less the discount are the total, which includes the tax. Dollars.
 */
export const Receipt = z.object({
  /** Numbers the salon's receipts from 1, without gaps. */
  number: z.number().int(),
  issuedAt: z.string(),
  /** What it is for: one of the two. */
  bookingId: id.nullable(),
  membershipId: id.nullable(),
  salon: z.object({ name: z.string(), address: z.array(z.string()), phone: z.string(), email: z.string() }),
  /** Empty once the person's data is erased. */
  name: z.string(),
  /** Null while the visit is to be arranged, and for a membership. */
  startsAt: z.string().nullable(),
  /** The visit's current status. Null for a membership. */
  status: BookingStatus.nullable(),
  /** The year that the membership covers. */
  term: z.object({ startsAt: z.string(), endsAt: z.string() }).nullable(),
  lines: z.array(z.object({ service_name: z.string(), masterName: z.string().nullable(), price: money })),
  /** Why something was taken off. Null if nothing was. */
  discountOf: Discount.nullable(),
  discount: money,
  total: money,
  /** `left` is the tax in what is left after refunds. */
  tax: z.object({ name: z.string(), percent: z.number(), amount: money, left: money }).nullable(),
  /** The whole total or a part: the deposit, or what a gift card or a package session paid. */
  paid: z.object({
    by: z.enum(["card", "gift_card", "package", "salon"]),
    at: z.string(),
    transactionId: z.string().nullable(),
    amount: money,
  }),
  /** What gift cards paid in addition, later payments at the desk included. Absent if none did. */
  credit: money.optional(),
  /** What a package session paid in addition. Absent if none did. */
  session: money.optional(),
  /** What was paid at the salon after a deposit, or because the visit has become dearer since. */
  balance: z.object({ amount: money, at: z.string() }).nullable(),
  /** What is still to be paid there. */
  due: money,
  /** What the desk still has to hand back because the visit got cheaper. Absent: nothing. */
  handBack: money.optional(),
  /** How much of `left` the policy keeps beyond the price, because the visit got cheaper. Absent: nothing. */
  kept: money.optional(),
  /** How much of `left` a bank has taken for a dispute, and not given back. Absent: nothing. */
  atBank: money.optional(),
  /** What was given to the masters in addition. It is a part of neither the total nor `left`. Null: nothing. */
  tip: money.nullable(),
  /** Services added and removed since booking, the price after each change, and what a card paid for it. */
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
   * What was returned, and where: to a card, to a gift card, to a package, or handed over at the salon. `mistake`: a
   * payment at the salon that the desk reversed.
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
