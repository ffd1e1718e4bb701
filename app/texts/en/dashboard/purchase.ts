import { texts } from "#app/texts/texts.ts";

/** Paying for anything but a visit. */
export const purchaseTexts = texts("purchaseTexts", {
  total: "Total",
  noCards: "No card can be taken here at the moment. Call the salon.",
  asking: "Checking your last payment",
  paidBefore:
    "Your last payment here went through, and what it paid for is yours. Press Pay Now only to pay for another one.",
  ended: "This payment has expired. Nothing has been charged; press Pay Now again.",
});
