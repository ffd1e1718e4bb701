import { texts } from "#app/texts/texts.ts";

/** The cards that a guest saves for her next visit. */
export const cardTexts = texts("cardTexts", {
  /** 'Visa ending 4242' */
  ending: (brand: string, last4: string) => `${brand} ending ${last4}`,
  until: (month: string, year: string) => `valid until ${month}/${year}`,
  payWith: "Pay with",
  keep: "Save this card for my next visit",
  keepText:
    "I agree that the card provider keeps this card under my account. The salon never sees its number, nothing is charged without me, and I can remove it in Settings at any time.",
  saved: "Saved cards",
  savedText: "The card provider keeps them for your next visit. Nothing is charged without you.",
  none: "No card is saved. You can save one when you pay.",
  notLoaded: (why: string) => `Your cards did not load. ${why}`,
  remove: "Remove",
  removing: "Removing",
  removed: "The card is removed",
  notRemoved: (why: string) => `The card was not removed. ${why}`,
});
