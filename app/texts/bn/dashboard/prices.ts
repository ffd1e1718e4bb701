import type { priceTexts } from "#app/texts/en/dashboard/prices.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof priceTexts>("priceTexts", {
  memberDiscount: (percent) => `মেম্বারের ছাড়, ${percent}%`,
  codeDiscount: (code, off) => `কোড ${code}, ${off}`,
  insteadOf: "সাধারণ দাম ",
});
