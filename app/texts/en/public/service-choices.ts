import { texts } from "#app/texts/texts.ts";

/** The choices for a service. */
export const serviceChoicesTexts = texts("serviceChoicesTexts", {
  howLong: "How long is your hair?",
  whichSize: "Which one?",
  addToIt: "Add to it",
  optional: "optional",
});
