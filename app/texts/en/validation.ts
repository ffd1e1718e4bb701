/** What is wrong with something that was typed. */
export const validationTexts = {
  /** A sentence of the contract. */
  said: (sentence: string) => sentence,
};
