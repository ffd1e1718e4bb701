import { texts } from "#app/texts/texts.ts";

/** A change with a lost answer: nobody knows if it took effect. */
export const lostTexts = texts("lostTexts", {
  title: "The connection broke",
  text: "It may or may not be written down. Look at what the page says before you press again.",
});
