import { z } from "zod";
import { AskedBy } from "#contract/deposits.ts";
import { email, id, money } from "#contract/fields.ts";
import { Code, Codes } from "#contract/offers.ts";
import { mostServices } from "#domain/service-choice.ts";

/** What was taken off a price, and why. A code takes off either a share or an amount. */
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
  /** Refused if one of them takes nothing off. A code does not count as used where a better discount applies. */
  code: Codes.optional(),
  /** The caller's own package, of which a session is to pay for one of the services. */
  package: id.optional(),
});

/** What the desk asks for somebody who is there or on the phone. */
export const DeskQuoteRequest = z.strictObject({
  serviceIds: z.array(id).min(1).max(mostServices),
  /** Refused if it takes nothing off. */
  code: Code.optional(),
  /**
   * The guest that the desk has selected. Absent: somebody new. Whether it is a first visit, and the guest's own uses
   * of the code, are checked at booking.
   */
  guestId: id.optional(),
  /** An address that was given. If it is verified, its account's membership counts. */
  email: email.optional(),
  /** The guest's package, of which a session pays for one of the services. */
  package: id.optional(),
});

/**
 * What a visit costs the caller, in dollars. The lines add up to the subtotal, their discounts to the discount, and
 * the subtotal less the discount is the total.
 */
export const Quote = z.object({
  lines: z.array(
    z.object({
      serviceId: z.string(),
      service_name: z.string(),
      /** For a service that a package session pays for: the session's worth. */
      price: money,
      discount: money,
      /** The package that pays for it. Absent if none does. */
      package: id.optional(),
    }),
  ),
  subtotal: money,
  /** The best discount that the customer may have. Only this one applies. Null without one. */
  discountOf: Discount.nullable(),
  discount: money,
  total: money,
  /**
   * What is charged at booking if the salon asks for a deposit, and what is left to pay there. Together they are the
   * total.
   */
  dueNow: money,
  dueAtSalon: money,
  /** What a gift card or a package session pays. It is also a part of the total. Absent if neither does. */
  credit: money.optional(),
  /** Which rule says so. Absent if everybody pays the same. */
  askedBy: AskedBy.optional(),
});
export type Quote = z.infer<typeof Quote>;
