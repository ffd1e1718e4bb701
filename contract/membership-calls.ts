import { z } from "zod";
import { id } from "#contract/fields.ts";
import {
  MembershipPayment,
  MembershipPaymentRequest,
  MembershipRefund,
  MembershipRefundRequest,
  NewMembership,
  OwnMembership,
} from "#contract/memberships.ts";
import { Receipt } from "#contract/receipts.ts";

const inserted = z.object({ insertedId: id });
const byId = z.strictObject({ id });

/** A customer's paid years. */
export const membershipCalls = {
  readMembership: { summary: "The signed-in person's membership", answer: OwnMembership },
  createMembershipPayment: {
    summary: "Prepare the payment of a year of membership",
    body: MembershipPaymentRequest,
    answer: MembershipPayment,
  },
  createMembership: {
    summary: "Start the membership that a succeeded payment bought",
    body: NewMembership,
    answer: inserted,
  },
  readMembershipReceipt: { summary: "What was paid for a membership", params: byId, answer: Receipt },
  refundMembership: {
    summary: "End a user's last year of membership and give its price back",
    params: byId,
    body: MembershipRefundRequest.optional(),
    answer: MembershipRefund,
  },
};
