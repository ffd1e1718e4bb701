import { z } from "zod";
import { CardChoice, SavedCard } from "#contract/cards.ts";
import { id } from "#contract/fields.ts";
import {
  MembershipPayment,
  MembershipPaymentRequest,
  MembershipRefund,
  NewMembership,
  OwnMembership,
} from "#contract/memberships.ts";
import { PaymentOutcome } from "#contract/payments.ts";
import { Quote, QuoteQuery } from "#contract/quotes.ts";
import { Receipt } from "#contract/receipts.ts";

const byId = z.strictObject({ id });

/** The calls about a customer's prices, membership and saved cards. */
export const membershipCalls = {
  readQuote: { summary: "What services cost the signed-in person", query: QuoteQuery, answer: Quote },
  readMembership: { summary: "The signed-in person's membership", answer: OwnMembership },
  createMembershipPayment: {
    summary: "Prepare the payment of a year of membership",
    body: MembershipPaymentRequest,
    answer: MembershipPayment,
  },
  createMembership: {
    summary: "Start the membership that a succeeded payment bought",
    body: NewMembership,
    answer: z.object({ insertedId: id }),
  },
  readMembershipReceipt: { summary: "What was paid for a membership", params: byId, answer: Receipt },
  refundMembership: {
    summary: "End a user's last year of membership and give its price back",
    params: byId,
    answer: MembershipRefund,
  },
  listCards: { summary: "The signed-in person's saved cards", answer: z.array(SavedCard) },
  removeCard: {
    summary: "Forget a saved card",
    params: byId,
    answer: z.object({ deletedCount: z.number().int() }),
  },
  arrangeCard: {
    summary: "Pay with a saved card, or keep the card that pays",
    params: byId,
    body: CardChoice,
    answer: z.object({ modifiedCount: z.number().int() }),
  },
  checkPayment: {
    summary: "What became of a payment, for who comes back from a bank's page",
    params: byId,
    answer: PaymentOutcome,
  },
};
