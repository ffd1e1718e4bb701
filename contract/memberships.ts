import { z } from "zod";
import { id, money, price } from "#contract/fields.ts";

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

/** The price is the one that the browser showed: it is compared, never charged. */
export const MembershipPaymentRequest = z.strictObject({ price });

export const MembershipPayment = z.object({ clientSecret: z.string(), purchaseId: id, total: money });

export const NewMembership = z.strictObject({ transactionId: z.string().max(255) });

/** `refund` is what goes back to the card, in dollars. */
export const MembershipRefund = z.object({ refund: money });
