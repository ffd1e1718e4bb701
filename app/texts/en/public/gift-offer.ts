import { texts } from "#app/texts/texts.ts";

/** The page that explains gift cards. */
export const giftOfferTexts = texts("giftOfferTexts", {
  title: "Gift cards",
  heading: "Give an hour",
  text: "Whoever gets it chooses the day and the master. The card comes by e-mail and does not expire.",
  give: "Give a gift card",
  atSalon: "Gift cards are sold at the salon.",
  balance: "See what is left on one",
  how: "Pay with it on the booking page, all at once or in parts: what is left stays on it.",
});
