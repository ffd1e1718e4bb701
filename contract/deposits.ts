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

/** A share of the price when booking, or an amount of it in dollars; or nothing of it, since it is paid at the salon. */
export const Deposit = z.discriminatedUnion("kind", kinds);
export type Deposit = z.infer<typeof Deposit>;

/** As `Deposit`, or the whole price. */
export const Ask = z.discriminatedUnion("kind", [z.strictObject({ kind: z.literal("full") }), ...kinds]);
export type Ask = z.infer<typeof Ask>;

/**
 * Why a customer pays what they pay when booking, where it is not what everybody pays: for missed visits, for a service, for
 * what the visit costs, on a first visit, or as a member. `unverified` and `unpaid_visits`: the visit could be paid at the
 * salon by somebody with a verified address, or who has fewer visits that are not paid yet.
 */
export const AskedBy = z.enum(askedBys).exclude(["salon"]);
export type AskedBy = z.infer<typeof AskedBy>;
