import { byId, inserted } from "#contract/fields.ts";
import {
  MembershipPayment,
  MembershipPaymentRequest,
  MembershipRefund,
  MembershipRefundRequest,
  NewMembership,
  OwnMembership,
} from "#contract/memberships.ts";
import { Receipt } from "#contract/receipts.ts";

/** The calls for a customer's paid years. */
export const membershipCalls = {
  readMembership: { summary: "Retrieve your membership", answer: OwnMembership },
  createMembershipPayment: {
    summary: "Create a payment for a membership",
    description: "Prepares the card payment for one year.",
    body: MembershipPaymentRequest,
    answer: MembershipPayment,
  },
  createMembership: {
    summary: "Create a membership",
    description: "Call it after the card payment has succeeded.",
    body: NewMembership,
    answer: inserted,
  },
  readMembershipReceipt: {
    summary: "Retrieve a membership's receipt",
    description: "Customers can retrieve their own receipts, staff any.",
    params: byId,
    answer: Receipt,
  },
  refundMembership: {
    summary: "Refund a user's membership",
    description: "Ends the last year at once and refunds its price to the card. Earlier years go on.",
    params: byId,
    body: MembershipRefundRequest.optional(),
    answer: MembershipRefund,
  },
};
