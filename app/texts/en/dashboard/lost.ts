import { texts } from "#app/texts/texts.ts";

/** A change whose answer got lost, so that nobody knows whether it took effect. */
export const lostTexts = texts("lostTexts", {
  title: "The connection broke",
  text: "It may or may not be written down. Look at what the page says before you press again.",
});
