import { z } from "zod";
import { NewBooking } from "#contract/bookings.ts";
import { CardChoice, SavedCard } from "#contract/cards.ts";
import { id } from "#contract/fields.ts";
import {
  HeldPurchase,
  PaymentIntentAnswer,
  PaymentIntentRequest,
  PaymentOutcome,
} from "#contract/payments.ts";
import { Quote, QuoteQuery } from "#contract/quotes.ts";

const inserted = z.object({ insertedId: id });
const modified = z.object({ modifiedCount: z.number().int() });
const deleted = z.object({ deletedCount: z.number().int() });
const byId = z.strictObject({ id });

/** A visit that is being bought: its price, the hour that is held, its payment, and the cards that are kept for it. */
export const checkoutCalls = {
  readQuote: { summary: "What services cost the signed-in person", query: QuoteQuery, answer: Quote },
  createPaymentIntent: {
    summary: "Price a visit, hold its hour and prepare its payment",
    body: PaymentIntentRequest,
    answer: PaymentIntentAnswer,
  },
  readHeldPurchase: { summary: "The hour that is kept for the signed-in person", answer: HeldPurchase },
  releasePurchase: {
    summary: "Give up an unpaid purchase and free its hour",
    params: byId,
    answer: deleted,
  },
  extendPurchase: {
    summary: "Keep a held hour once more as long",
    params: byId,
    answer: z.object({ holdEndsAt: z.string() }),
  },
  createBooking: { summary: "Book what a succeeded payment bought", body: NewBooking, answer: inserted },
  checkPayment: {
    summary: "What became of a payment, for who comes back from a bank's page",
    params: byId,
    answer: PaymentOutcome,
  },
  listCards: { summary: "The signed-in person's saved cards", answer: z.array(SavedCard) },
  removeCard: {
    summary: "Forget a saved card",
    params: byId,
    answer: deleted,
  },
  arrangeCard: {
    summary: "Pay with a saved card, or keep the card that pays",
    params: byId,
    body: CardChoice,
    answer: modified,
  },
};
