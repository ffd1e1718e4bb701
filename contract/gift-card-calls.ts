import { z } from "zod";
import { byId, inserted, modified } from "#contract/fields.ts";
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

/** The calls for gift cards. */
export const giftCardCalls = {
  findGiftCard: {
    summary: "Retrieve a gift card by code",
    description: "Returns its balance and history.",
    body: GiftCardQuestion,
    answer: GiftCardFound,
  },
  createGiftCardPayment: {
    summary: "Create a payment for a gift card",
    body: GiftCardOrder,
    answer: GiftCardPayment,
  },
  createGiftCard: {
    summary: "Create a gift card",
    description: "Call it after the card payment has succeeded.",
    body: NewGiftCard,
    answer: inserted,
  },
  listMyGiftCards: {
    summary: "List gift cards that you gave",
    description: "Newest first. Codes are not included.",
    answer: z.array(GivenGiftCard),
  },
  listGiftCards: {
    summary: "List sold gift cards",
    description: "Newest first. Codes are not included. Pass `next` as `cursor` for the next page.",
    query: GiftCardsQuery,
    answer: GiftCardList,
  },
  sellGiftCard: {
    summary: "Sell a gift card at the desk",
    description: "Send a `key` to retry safely: the same request with the same key sells once.",
    body: GiftCardSale,
    answer: GiftCardSold,
  },
  mailGiftCard: {
    summary: "Resend a gift card",
    description: "Sends it to the same address, or to another one if you pass `email`.",
    params: byId,
    body: GiftCardMail,
    answer: modified,
  },
  refundGiftCard: {
    summary: "Refund an unused gift card",
    description: "The price goes back to the bank card, or is handed back at the desk that sold it.",
    params: byId,
    answer: GiftCardRefund,
  },
};
