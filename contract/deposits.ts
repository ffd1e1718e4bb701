import { z } from "zod";
import { price } from "#contract/fields.ts";
import { askedBys } from "#domain/deposit-rules.ts";

const kinds = [
  z.strictObject({
    kind: z.literal("percent"),
    percent: z
      .number("Enter a number")
      .int("Enter a whole number")
      .min(1, "At least 1")
      .max(99, "At most 99"),
  }),
  z.strictObject({ kind: z.literal("amount"), amount: price.min(0.5, "At least 0.50") }),
  z.strictObject({ kind: z.literal("at_salon") }),
] as const;

/** The deposit: a share of the price, an amount in dollars, or nothing, in which case the visit is paid at the salon. */
export const Deposit = z.discriminatedUnion("kind", kinds);
export type Deposit = z.infer<typeof Deposit>;

/** Like `Deposit`, or the whole price. */
export const Ask = z.discriminatedUnion("kind", [z.strictObject({ kind: z.literal("full") }), ...kinds]);
export type Ask = z.infer<typeof Ask>;

/**
 * Why a customer pays a different amount at booking than everybody else: for missed visits, for a service, for the
 * price of the visit, on a first visit, or as a member. `unverified` and `unpaid_visits`: paying at the salon would
 * be possible with a verified address, or with fewer unpaid visits.
 */
export const AskedBy = z.enum(askedBys).exclude(["salon"]);
export type AskedBy = z.infer<typeof AskedBy>;
