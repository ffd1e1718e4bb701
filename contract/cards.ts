import { z } from "zod";
import { id } from "#contract/fields.ts";

/** A card saved at the card provider, which alone has its number. */
export const SavedCard = z.object({
  _id: id,
  /** As the provider writes it: visa, mastercard, amex… */
  brand: z.string(),
  last4: z.string(),
  expMonth: z.number().int(),
  expYear: z.number().int(),
});
export type SavedCard = z.infer<typeof SavedCard>;

/** How the customer pays: with a saved card, or with a new one, which is saved if the customer agreed. */
export const CardChoice = z.strictObject({ save: z.boolean(), cardId: id.optional() });
