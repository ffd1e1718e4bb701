import { z } from "zod";
import { id, instant, line, mobile, money, price } from "#contract/fields.ts";
import { giftCode } from "#contract/gift-cards.ts";
import { Codes } from "#contract/offers.ts";
import { Quote } from "#contract/quotes.ts";
import { fitsServices, unlikeServices, withWhom } from "#contract/with-whom.ts";
import { sourcePattern, toLinkSource } from "#domain/figures/sources.ts";
import { mostServices } from "#domain/service-choice.ts";

/**
 * Whether the full price is paid now, or only what the salon asks for: a deposit, or nothing if it is paid at the
 * salon.
 */
const HowMuch = z.enum(["full", "deposit"]);

/**
 * What is being bought, and the price that the browser showed. With `price` alone the visit is to be arranged. The
 * price is compared with the server's quote and never charged.
 */
export const PaymentIntentRequest = z
  .strictObject({
    price,
    serviceIds: z.array(id).min(1).max(mostServices).optional(),
    ...withWhom,
    startsAt: instant.optional(),
    /**
     * `deposit`: only what the salon asks for now, which may be nothing. The rest is paid there. Absent: the full
     * price.
     */
    pay: HowMuch.optional(),
    /** Offer codes for the named services. */
    code: Codes.optional(),
    /** The code of a gift card that pays as much as is on it. Only with a slot. */
    giftCard: giftCode.optional(),
    /**
     * The caller's own package, of which a session pays for one of the services. Only with a slot, and without a gift
     * card.
     */
    package: id.optional(),
    name: line("Name is required").optional(),
    number: mobile.optional(),
    /** Where the customer came from, as named by the link to the salon: `src=` in its address. */
    source: z
      .string()
      .regex(sourcePattern)
      .refine(toLinkSource, "desk and site are the salon's own names")
      .optional(),
  })
  .refine(({ serviceIds, masterIds }) => fitsServices(serviceIds, masterIds), {
    path: ["masterIds"],
    message: unlikeServices,
  })
  .refine(({ code, serviceIds }) => !code || serviceIds, {
    path: ["code"],
    message: "A code needs the services that it is for",
  })
  .refine(({ giftCard, startsAt, serviceIds }) => giftCard === undefined || (startsAt && serviceIds), {
    path: ["giftCard"],
    message: "A gift card pays for a visit with its hour",
  })
  .refine(({ package: pack, startsAt, serviceIds }) => pack === undefined || (startsAt && serviceIds), {
    path: ["package"],
    message: "A package pays for a visit with its hour",
  })
  .refine(({ package: pack, giftCard }) => pack === undefined || giftCard === undefined, {
    path: ["giftCard"],
    message: "A gift card can't pay beside a session of a package",
  });
export type PaymentIntentRequest = z.infer<typeof PaymentIntentRequest>;

/**
 * clientSecret is empty when nothing is due. `dueNow` is the part of the total that is charged now. holdEndsAt is
 * null when no slot was chosen.
 */
export const PaymentIntentAnswer = z.object({
  clientSecret: z.string(),
  purchaseId: id,
  total: money,
  dueNow: money,
  /** What a gift card pays, reserved for this purchase. Absent without one. */
  credit: money.optional(),
  /** How the total is made up. Null if the request does not say what the price is for. */
  quote: Quote.nullable(),
  holdEndsAt: z.string().nullable(),
});
export type PaymentIntentAnswer = z.infer<typeof PaymentIntentAnswer>;

/**
 * The caller's unpaid held slot: the services in order with their masters, and whether the hold was already extended.
 * Null: none.
 */
export const HeldPurchase = z.object({
  held: z
    .object({
      purchaseId: id,
      pay: HowMuch,
      /** The codes that reduced its price. */
      codes: z.array(z.string()),
      /** The package that pays for one of the services. Absent if none does. */
      package: id.optional(),
      serviceIds: z.array(id),
      masterIds: z.array(id),
      startsAt: z.string(),
      holdEndsAt: z.string(),
      extended: z.boolean(),
    })
    .nullable(),
});
export type HeldPurchase = z.infer<typeof HeldPurchase>;

/**
 * What became of a payment. `done`: what it pays for exists. `checking`: the bank is deciding. `asked`: the bank
 * still waits for the customer. `unpaid`: nothing was taken, and the customer can pay again. `over`: nothing was
 * taken, and what it would have paid for is given up. `returned`: it arrived too late and is refunded.
 */
export const PaymentOutcome = z.object({
  kind: z.enum(["visit", "change", "membership", "gift_card", "package"]),
  state: z.enum(["done", "checking", "asked", "unpaid", "over", "returned"]),
  /** What the card is charged. */
  sum: money,
  /** Until when a slot is held for it. Null if none is. */
  holdEndsAt: z.string().nullable(),
});
export type PaymentOutcome = z.infer<typeof PaymentOutcome>;
