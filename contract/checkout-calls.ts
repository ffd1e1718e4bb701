import { z } from "zod";
import { NewBooking } from "#contract/bookings.ts";
import { CardChoice, SavedCard } from "#contract/cards.ts";
import { byId, deleted, inserted, modified } from "#contract/fields.ts";
import {
  HeldPurchase,
  PaymentIntentAnswer,
  PaymentIntentRequest,
  PaymentOutcome,
} from "#contract/payments.ts";
import { Quote, QuoteQuery } from "#contract/quotes.ts";

/** The calls that buy a visit: its price, the held slot, its payment, and saved cards. */
export const checkoutCalls = {
  readQuote: {
    summary: "Retrieve a quote",
    description: "Calculates what services cost you, with your best discount. Nothing is held.",
    query: QuoteQuery,
    answer: Quote,
  },
  createPaymentIntent: {
    summary: "Create a payment for a booking",
    description:
      "Calculates the price, holds the hour and prepares the card payment. Repeating the same request returns the same payment; a different one replaces it.",
    body: PaymentIntentRequest,
    answer: PaymentIntentAnswer,
  },
  readHeldPurchase: {
    summary: "Retrieve your current hold",
    description: "Returns the hour that is held for you until you pay. `held` is null if there is none.",
    answer: HeldPurchase,
  },
  releasePurchase: {
    summary: "Release a hold",
    description: "Cancels the unpaid purchase and frees its hour.",
    params: byId,
    answer: deleted,
  },
  extendPurchase: {
    summary: "Extend a hold",
    description: "Holds the hour once more for up to the same time. A hold can be extended once.",
    params: byId,
    answer: z.object({ holdEndsAt: z.string() }),
  },
  createBooking: {
    summary: "Create a booking",
    description:
      "Call it after the card payment has succeeded, or at once if nothing was due. Repeating it returns the same booking.",
    body: NewBooking,
    answer: inserted,
  },
  checkPayment: {
    summary: "Retrieve the status of a payment",
    description:
      "Asks the card provider, and completes the purchase if the payment has succeeded. Call it when the customer returns from the bank's page.",
    params: byId,
    answer: PaymentOutcome,
  },
  listCards: { summary: "List your saved cards", answer: z.array(SavedCard) },
  removeCard: {
    summary: "Delete a saved card",
    params: byId,
    answer: deleted,
  },
  arrangeCard: {
    summary: "Choose the card for a payment",
    description: "Pays with a saved card, or saves the card that pays.",
    params: byId,
    body: CardChoice,
    answer: modified,
  },
};
