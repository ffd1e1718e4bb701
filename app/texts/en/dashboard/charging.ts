import { texts } from "#app/texts/texts.ts";

/** A bank's messages about a payment; loaded with the code that charges a card. */
export const chargingTexts = texts("chargingTexts", {
  checkCard: "Check your card.",
  bankRefused: "Your bank did not accept this payment.",
  bankWorking:
    "Your bank is still working on this payment. If it goes through, the booking appears in my bookings automatically. Do not pay again.",
});
