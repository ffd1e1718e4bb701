import { texts } from "#app/texts/texts.ts";

/** Gift cards and offer codes on the booking page. */
export const codeTexts = texts("codeTexts", {
  label: "Gift card or code",
  apply: "Apply",
  takeOff: "Take the code off",
  less: (off: string, saved: string) => `${off} off: ${saved} less`,
  memberIsBetter: "Your member discount takes off more, so it counts instead.",
  nothingOff: "It takes nothing off this visit, so it is not used.",
  asking: "Checking the price",
  tooMany: "Too many wrong codes. Try again in ten minutes.",
  oneGiftCard: "One gift card a booking. Take the other off to use this one.",
  giftCard: "Gift card",
  giftOf: (credit: string, left: string) => `Gift card, ${credit} of ${left}`,
  stays: (sum: string) => `${sum} stays on it`,
  usedUp: "Nothing stays on it",
  takeGiftOff: "Take the gift card off",
  takeSession: (left: string) => `Use a session of your package (${left} left)`,
  sessionOf: (worth: string, until: string | null) =>
    until === null ? `A session is worth ${worth}` : `A session is worth ${worth}. Good until ${until}`,
  bySession: "a session of your package",
});
