import { priceTexts } from "#app/texts/en/prices.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla(priceTexts, {
  memberDiscount: (percent) => `মেম্বারের ছাড়, ${percent} %`,
  insteadOf: "আগের দাম ",
});
