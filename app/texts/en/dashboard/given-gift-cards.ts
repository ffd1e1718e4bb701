import { texts } from "#app/texts/texts.ts";
import type { GivenGiftCard } from "#contract/gift-cards.ts";

/** The gift cards that somebody has given. */
export const givenGiftCardsTexts = texts("givenGiftCardsTexts", {
  given: "Gift cards you gave",
  notLoaded: (why: string) => `The gift cards that you gave did not load. ${why}`,
  givenTo: (name: string) => `For ${name}`,
  givenAway: "A gift card",
  leftOf: (left: string, worth: string) => `${left} of ${worth} left`,
  sentOn: (email: string, day: string) => `Sent to ${email} on ${day}`,
  sendsOn: (email: string, day: string) => `Goes to ${email} on ${day}`,
  states: {
    waiting: "waits for its day",
    unused: "not yet used",
    part: "in use",
    used: "used up",
    refunded: "given back",
  } satisfies Record<GivenGiftCard["state"], string>,
});
