import type { categoriesTexts } from "#app/texts/en/public/categories.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof categoriesTexts>("categoriesTexts", {
  hair: "চুল",
  skin: "ত্বক",
  nails: "নখ",
  bath: "স্নান ও মালিশ",
  mehendi: "মেহেদি",
});
