import { z } from "zod";
import { id } from "#contract/fields.ts";
import {
  GiftCardFound,
  GiftCardList,
  GiftCardMail,
  GiftCardOrder,
  GiftCardPayment,
  GiftCardQuestion,
  GiftCardRefund,
  GiftCardSale,
  GiftCardSold,
  GiftCardsQuery,
  GivenGiftCard,
  NewGiftCard,
} from "#contract/gift-cards.ts";

const byId = z.strictObject({ id });

/** The calls about gift cards. */
export const giftCardCalls = {
  findGiftCard: {
    summary: "What is on a gift card, by its code",
    body: GiftCardQuestion,
    answer: GiftCardFound,
  },
  createGiftCardPayment: {
    summary: "Prepare the payment of a gift card",
    body: GiftCardOrder,
    answer: GiftCardPayment,
  },
  createGiftCard: {
    summary: "Make the gift card that a succeeded payment bought",
    body: NewGiftCard,
    answer: z.object({ insertedId: id }),
  },
  listMyGiftCards: {
    summary: "The gift cards that one has given, the newest first",
    answer: z.array(GivenGiftCard),
  },
  listGiftCards: {
    summary: "Sold gift cards, the newest first",
    query: GiftCardsQuery,
    answer: GiftCardList,
  },
  sellGiftCard: { summary: "Sell a gift card at the desk", body: GiftCardSale, answer: GiftCardSold },
  mailGiftCard: {
    summary: "Send a gift card again, where needed to another address",
    params: byId,
    body: GiftCardMail,
    answer: z.object({ modifiedCount: z.number().int() }),
  },
  refundGiftCard: {
    summary: "Give an unused gift card back to its buyer",
    params: byId,
    answer: GiftCardRefund,
  },
};
