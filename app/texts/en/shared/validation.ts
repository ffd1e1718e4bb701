import { texts } from "#app/texts/texts.ts";

/** Validation errors. */
export const validationTexts = texts("validationTexts", {
  /** A sentence from the contract. */
  said: (sentence: string) => sentence,
});
