import { texts } from "#app/texts/texts.ts";

/** How a price is made up. */
export const priceTexts = texts("priceTexts", {
  memberDiscount: (percent: string) => `Member discount, ${percent}%`,
  codeDiscount: (code: string, off: string) => `Code ${code}, ${off}`,
  insteadOf: "instead of ",
});
