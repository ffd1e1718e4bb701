import { z } from "zod";
import { balance, date, email, id, line, money, price } from "#contract/fields.ts";
import { salonMethods } from "#domain/daily-close.ts";
import { giftCardGroups, giftPictures } from "#domain/gift-cards.ts";

/** A gift card's code as it was typed. */
export const giftCode = z.string("Enter the code").trim().min(1, "Enter the code").max(60);

export const GiftCardQuestion = z.strictObject({ code: giftCode });

const picture = z.enum(giftPictures);

/** A gift card with a balance, for anyone who has its code. Amounts are in dollars, instants on the salon's clock. */
export const GiftCardFound = z.object({
  worth: money,
  /** What can be spent now. */
  left: money,
  /** What is reserved in addition for a visit that somebody is paying for. Absent: nothing. */
  reserved: money.optional(),
  service_name: z.string().nullable(),
  picture,
  from: z.string(),
  to: z.string(),
  message: z.string(),
  /** The card's history, oldest first. */
  lines: z.array(
    z.object({ kind: z.enum(["sold", "used", "returned", "refunded"]), amount: balance, at: z.string() }),
  ),
});
export type GiftCardFound = z.infer<typeof GiftCardFound>;

const words = {
  /** The card's contents. With a service, the price that the browser showed, which is compared. */
  price,
  serviceId: id.optional(),
  picture,
  from: line("Say whom it is from"),
  to: line("Say whom it is for"),
  message: z.string().trim().max(300, "A message has at most 300 characters").default(""),
};

/** A gift to buy. Without an address the card is sent to the buyer, who hands it over. */
export const GiftCardOrder = z.strictObject({
  ...words,
  email: email.optional(),
  /** The day to send it, at nine in the morning. Sent at once if absent. */
  sendOn: date.optional(),
});
export type GiftCardOrder = z.infer<typeof GiftCardOrder>;

export const GiftCardPayment = z.object({ clientSecret: z.string(), purchaseId: id, total: money });

export const NewGiftCard = z.strictObject({ transactionId: z.string().max(255) });

/**
 * A gift card sold at the desk. Without an address it is handed over. Sending the same key again sells it only once
 * and returns the same answer.
 */
export const GiftCardSale = z.strictObject({
  ...words,
  key: z.uuid().optional(),
  email: email.optional(),
  method: z.enum(salonMethods),
});
export type GiftCardSale = z.infer<typeof GiftCardSale>;

export const GiftCardSold = z.object({ insertedId: id, code: z.string() });
export type GiftCardSold = z.infer<typeof GiftCardSold>;

/** A gift card as its buyer sees it: never its code. */
export const GivenGiftCard = z.object({
  _id: id,
  state: z.enum(["waiting", "unused", "part", "used", "refunded"]),
  worth: money,
  left: money,
  service_name: z.string().nullable(),
  picture,
  to: z.string(),
  /** Where it is sent. Null if it is handed over. */
  email: z.string().nullable(),
  soldAt: z.string(),
  sendsAt: z.string().nullable(),
  sentAt: z.string().nullable(),
});
export type GivenGiftCard = z.infer<typeof GivenGiftCard>;

/** A sold gift card as the desk sees it: never its code. */
export const GiftCard = GivenGiftCard.extend({
  from: z.string(),
  atDesk: z.boolean(),
  /** Whether its buyer can be refunded, since nothing of it was used. */
  refundable: z.boolean(),
  /**
   * What a refund returns now: its worth less what was refunded otherwise. 0 if it is not refundable. Absent in answers
   * of a former release.
   */
  back: money.optional(),
  /**
   * How much of what is left can't be spent, because the card's own payment was refunded or a bank has it for a
   * dispute. Absent if it is nothing.
   */
  gone: money.optional(),
});
export type GiftCard = z.infer<typeof GiftCard>;

export const GiftCardsQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).optional(),
  /** The answer's `next`. */
  cursor: z.string().max(64).optional(),
  search: z.string().trim().max(100).optional(),
  only: z.enum(giftCardGroups).optional(),
});

export const GiftCardList = z.object({
  /** The total on all cards: owed until it is used. */
  owed: money,
  /** How many cards each group has. Absent on later pages, and in answers of a former release. */
  counts: z.record(z.enum(giftCardGroups), z.number().int()).optional(),
  cards: z.array(GiftCard),
  next: z.string().nullable(),
});

/** Where to send a card again. Without an address, to where it was sent before. */
export const GiftCardMail = z.strictObject({ email: email.optional() });

/** What goes back to the bank card that paid, or is handed back at the desk. */
export const GiftCardRefund = z.object({ refund: money, atSalon: money });
