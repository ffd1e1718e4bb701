import { z } from "zod";
import { id } from "#contract/fields.ts";

/** A card saved at the card provider. Only the provider has its number. */
export const SavedCard = z.object({
  _id: id,
  /** As the provider spells it: visa, mastercard, amex… */
  brand: z.string(),
  last4: z.string(),
  expMonth: z.number().int(),
  expYear: z.number().int(),
});
export type SavedCard = z.infer<typeof SavedCard>;

/** How the customer pays: with a saved card, or with a new one that is saved if the customer agrees. */
export const CardChoice = z.strictObject({ save: z.boolean(), cardId: id.optional() });
