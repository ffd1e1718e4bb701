import { texts } from "#app/texts/texts.ts";

/** What is wrong with something that was typed. */
export const validationTexts = texts("validationTexts", {
  /** A sentence of the contract. */
  said: (sentence: string) => sentence,
});
