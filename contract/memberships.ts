import { z } from "zod";
import { id, instant, money, price } from "#contract/fields.ts";

/** What a membership is to the one who asks. Money in dollars, instants on the salon's clock. */
export const OwnMembership = z.object({
  /** When the customer's membership ends; null without one. */
  until: z.string().nullable(),
  /** What a member saves on every service. */
  percent: z.number().int(),
  /** A year's price now; null while none is sold. */
  price: money.nullable(),
  /** The years that the customer bought, the last one first. */
  years: z.array(
    z.object({
      _id: id,
      startsAt: z.string(),
      endsAt: z.string(),
      price: money,
      /** Given back, and so ended. */
      refunded: z.boolean(),
    }),
  ),
});
export type OwnMembership = z.infer<typeof OwnMembership>;

/**
 * The price is the one that the browser showed: it is compared, never charged. So is `until`, when the membership ends, null where
 * it showed none: a year that another tab has bought meanwhile is not bought again. Absent: any.
 */
export const MembershipPaymentRequest = z.strictObject({ price, until: instant.nullable().optional() });

export const MembershipPayment = z.object({ clientSecret: z.string(), purchaseId: id, total: money });

export const NewMembership = z.strictObject({ transactionId: z.string().max(255) });

/** `until` is when the membership ends as the page showed it: a year that is given back already ends no other one. Absent: any. */
export const MembershipRefundRequest = z.strictObject({ until: instant.optional() });

/** `refund` is what goes back to the card, in dollars. */
export const MembershipRefund = z.object({ refund: money });
