import { texts } from "#app/texts/texts.ts";

/** The question before a saved card is removed. */
export const savedCardsTexts = texts("savedCardsTexts", {
  question: (card: string) => `Remove ${card}?`,
  text: "You type it again when you next pay with it.",
  yes: "Remove it",
  keep: "Keep it",
});
