import { texts } from "#app/texts/texts.ts";

/** Choosing a master and a slot on the services page, before signing in. */
export const hourChoiceTexts = texts("hourChoiceTexts", {
  choose: "Choose your hour",
  chooseOf: (service: string) => `Choose your hour: ${service}`,
  change: "Change the hour",
  whom: "With",
  anyone: "Anyone",
  chosen: (when: string) => `You chose ${when}.`,
  chosenWith: (when: string, master: string) => `You chose ${when} with ${master}.`,
  notHeld: "It is held for you once you are logged in.",
  heldNext: "It is held for you on the next page.",
  again: "You changed what to book, so choose the hour again.",
  loading: "Loading",
});
