import { z } from "zod";
import { id, instant, money, price } from "#contract/fields.ts";

/** The caller's membership. Amounts are in dollars, instants on the salon's clock. */
export const OwnMembership = z.object({
  /** When the customer's membership ends; null without one. */
  until: z.string().nullable(),
  /** What a member saves on every service. */
  percent: z.number().int(),
  /** The current price of a year. Null if memberships are not sold. */
  price: money.nullable(),
  /** The years that the customer bought, latest first. */
  years: z.array(
    z.object({
      _id: id,
      startsAt: z.string(),
      endsAt: z.string(),
      price: money,
      /** Refunded, and so ended. */
      refunded: z.boolean(),
    }),
  ),
});
export type OwnMembership = z.infer<typeof OwnMembership>;

/**
 * The price is the one that the browser showed. It is compared, never charged. `until` is the end of the membership
 * that the browser showed, null if it showed none, so that a year bought meanwhile in another tab is not bought
 * twice. Absent: not compared.
 */
export const MembershipPaymentRequest = z.strictObject({ price, until: instant.nullable().optional() });

export const MembershipPayment = z.object({ clientSecret: z.string(), purchaseId: id, total: money });

export const NewMembership = z.strictObject({ transactionId: z.string().max(255) });

/**
 * `until` is the end of the membership that the page showed, so that a repeated refund does not end another year.
 * Absent: not compared.
 */
export const MembershipRefundRequest = z.strictObject({ until: instant.optional() });

/** `refund` is what goes back to the card, in dollars. */
export const MembershipRefund = z.object({ refund: money });
