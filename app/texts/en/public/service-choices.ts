import { texts } from "#app/texts/texts.ts";

/** What can be chosen of a service. */
export const serviceChoicesTexts = texts("serviceChoicesTexts", {
  howLong: "How long is your hair?",
  whichSize: "Which one?",
  addToIt: "Add to it",
  optional: "optional",
});
