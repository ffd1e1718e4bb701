import { z } from "zod";
import { date, id, money, price } from "#contract/fields.ts";
import { codePattern, isInOrder, toCode } from "#domain/offers.ts";

/** What people type where a code or a gift card is accepted: one, or one of each. */
const typed = z.string().trim().min(1).max(60);
/** A code alone. */
export const Code = typed;
export const Codes = z.union([typed.transform((one) => [one]), z.array(typed).min(1).max(2)]);

const uses = z
  .number("Enter a number")
  .int("Enter a whole number")
  .min(1, "At least 1")
  .max(100_000, "At most 100000")
  .nullable();

/** A share of the price, or an amount of it in dollars. */
const Off = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("percent"),
    percent: z
      .number("Enter a number")
      .int("Enter a whole number")
      .min(1, "At least 1")
      .max(100, "At most 100"),
  }),
  z.strictObject({ kind: z.literal("amount"), amount: price.min(0.5, "At least 0.50") }),
]);

/** What a code takes off and who may use it. A null field sets no limit. A service includes its variants. */
const terms = {
  off: Off,
  /** The salon's days on which a booking may use it, both included. */
  from: date.nullable(),
  until: date.nullable(),
  serviceIds: z.array(id).min(1, "Choose a service").max(200).nullable(),
  firstVisitOnly: z.boolean(),
  /** In total, and by each person. */
  mostUses: uses,
  mostUsesEach: uses,
};

const order = { path: ["until"], message: "Not before the first day" };

export type OfferTerms = z.infer<z.ZodObject<typeof terms>>;

/** Changes to an offer. Absent fields stay, since somebody else may have saved them meanwhile. */
export const OfferChange = z.strictObject(terms).partial().refine(isInOrder, order);
export type OfferChange = z.infer<typeof OfferChange>;

export const OfferDraft = z
  .strictObject({
    code: z
      .string("A code is required")
      .overwrite(toCode)
      .regex(codePattern, "3 to 20 letters A to Z and digits, with hyphens between them"),
    ...terms,
  })
  .refine(isInOrder, order);
export type OfferDraft = z.infer<typeof OfferDraft>;

/** Sent again unchanged with the same key, an offer is created once. */
export const OfferToAdd = OfferDraft.safeExtend({ key: z.uuid().optional() });
export type OfferToAdd = z.infer<typeof OfferToAdd>;

/**
 * An offer with its results. `revenue` is the price of the visits booked with it that were neither cancelled nor
 * missed.
 */
export const Offer = z.object({
  _id: id,
  code: z.string(),
  ...terms,
  endedAt: z.string().nullable(),
  booked: z.number().int(),
  held: z.number().int(),
  revenue: money,
});
export type Offer = z.infer<typeof Offer>;
