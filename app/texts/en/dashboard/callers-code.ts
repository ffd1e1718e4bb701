import { texts } from "#app/texts/texts.ts";

/** A code that somebody gives at the desk or on the phone. */
export const callersCodeTexts = texts("callersCodeTexts", {
  code: "Code",
  notPriced: (why: string) => `The price did not load. ${why}`,
  afterServices: "Choose services to see the price",
  memberIsBetter: "The member discount takes off more, so it counts instead.",
  nothingOff: "It takes nothing off this visit, so it is not used.",
  notApplied: "Press Apply to use this code, or empty the field to book without it.",
  stillAsked: "The price with this code is on its way. Press Book once it is shown.",
  giftCard: "This is a gift card. Book the visit, then use the card with Take payment.",
});
