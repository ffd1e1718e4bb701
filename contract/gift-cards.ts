import { z } from "zod";
import { balance, date, email, id, line, money, price } from "#contract/fields.ts";
import { salonMethods } from "#domain/daily-close.ts";
import { giftPictures } from "#domain/gift-cards.ts";

/** A gift card's code as it was typed. */
export const giftCode = z.string("Enter the code").trim().min(1, "Enter the code").max(60);

export const GiftCardQuestion = z.strictObject({ code: giftCode });

const picture = z.enum(giftPictures);

/** A gift card that has something on it, for who has its code. Money in dollars, instants on the salon's clock. */
export const GiftCardFound = z.object({
  worth: money,
  /** What can be spent now. */
  left: money,
  /** What more is on it, kept for a visit that somebody is about to pay; absent: nothing. */
  reserved: money.optional(),
  service_name: z.string().nullable(),
  picture,
  from: z.string(),
  to: z.string(),
  message: z.string(),
  /** All that happened to it, the first first. */
  lines: z.array(
    z.object({ kind: z.enum(["sold", "used", "returned", "refunded"]), amount: balance, at: z.string() }),
  ),
});
export type GiftCardFound = z.infer<typeof GiftCardFound>;

const words = {
  /** What is on it. With a service, the price that the browser showed: it is compared. */
  price,
  serviceId: id.optional(),
  picture,
  from: line("Say whom it is from"),
  to: line("Say whom it is for"),
  message: z.string().trim().max(300, "A message has at most 300 characters").default(""),
};

/** What somebody gives. Without an address the card comes to the buyer, who hands it over. */
export const GiftCardOrder = z.strictObject({
  ...words,
  email: email.optional(),
  /** The day on which it is sent, at nine in the morning; at once without it. */
  sendOn: date.optional(),
});
export type GiftCardOrder = z.infer<typeof GiftCardOrder>;

export const GiftCardPayment = z.object({ clientSecret: z.string(), purchaseId: id, total: money });

export const NewGiftCard = z.strictObject({ transactionId: z.string().max(255) });

/**
 * A gift card that is sold at the desk. Without an address it is handed over. Sent again with the same key, it is sold once and
 * answered as it was.
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

/** A gift card as the one sees it who gave it: never its code. */
export const GivenGiftCard = z.object({
  _id: id,
  state: z.enum(["waiting", "unused", "part", "used", "refunded"]),
  worth: money,
  left: money,
  service_name: z.string().nullable(),
  picture,
  to: z.string(),
  /** Where it is sent; null where it is handed over. */
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
  /** Whether its buyer can get all of it back. */
  refundable: z.boolean(),
});
export type GiftCard = z.infer<typeof GiftCard>;

export const GiftCardsQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).optional(),
  /** The answer's `next`. */
  cursor: z.string().max(64).optional(),
});

export const GiftCardList = z.object({
  /** What is on all cards together: owed until it is used. */
  owed: money,
  cards: z.array(GiftCard),
  next: z.string().nullable(),
});

/** Where a card is sent again; to where it was sent before without it. */
export const GiftCardMail = z.strictObject({ email: email.optional() });

/** What goes back to the bank card that paid, or is handed back at the desk. */
export const GiftCardRefund = z.object({ refund: money, atSalon: money });
