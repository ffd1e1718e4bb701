import { z } from "zod";
import { AskedBy } from "#contract/deposits.ts";
import { email, id, money } from "#contract/fields.ts";
import { Code, Codes } from "#contract/offers.ts";
import { mostServices } from "#domain/service-choice.ts";

/** What was taken off a price, and why. A code takes off a share or an amount, one of the two. */
export const Discount = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("member"), percent: z.number().int() }),
  z.object({
    kind: z.literal("code"),
    code: z.string(),
    percent: z.number().int().nullable(),
    amount: money.nullable(),
  }),
]);
export type Discount = z.infer<typeof Discount>;

export const QuoteQuery = z.strictObject({
  service: z.union([id.transform((one) => [one]), z.array(id).min(1).max(mostServices)]),
  /** Refused where one of them takes nothing off; one beside a better discount counts no use. */
  code: Codes.optional(),
  /** The caller's own package; a session of it is to pay one of the services. */
  package: id.optional(),
});

/** What the desk asks for somebody who is there or on the phone. */
export const DeskQuoteRequest = z.strictObject({
  serviceIds: z.array(id).min(1).max(mostServices),
  /** Refused where it takes nothing off. */
  code: Code.optional(),
  /** The guest that the desk has found; left out: somebody new. A first visit and their own uses are looked at when it is booked. */
  guestId: id.optional(),
  /** An address that was named; once it is confirmed, its account's membership counts. */
  email: email.optional(),
  /** The guest's package of which a session pays one of the services. */
  package: id.optional(),
});

/**
 * What a visit costs the one who asks, in dollars. The lines add up to the subtotal, their discounts to the discount,
 * and the subtotal less the discount is the total.
 */
export const Quote = z.object({
  lines: z.array(
    z.object({
      serviceId: z.string(),
      service_name: z.string(),
      /** Of a service that a session of a package pays: what the session is worth. */
      price: money,
      discount: money,
      /** The package that pays it; absent where none does. */
      package: id.optional(),
    }),
  ),
  subtotal: money,
  /** The best discount that the customer may have, and only that; null without one. */
  discountOf: Discount.nullable(),
  discount: money,
  total: money,
  /** What is charged when it is booked, where the salon asks for a deposit, and what is left to pay there: the total together. */
  dueNow: money,
  dueAtSalon: money,
  /** What a gift card pays, or a session of a package: of the total, too. Absent where none does. */
  credit: money.optional(),
  /** Which rule says so; absent where everybody pays as much. */
  askedBy: AskedBy.optional(),
});
export type Quote = z.infer<typeof Quote>;
