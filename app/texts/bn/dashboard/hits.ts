import type { hitTexts } from "#app/texts/en/dashboard/hits.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof hitTexts>("hitTexts", {
  aGuest: "একজন অতিথি",
  held: "এই মুহূর্তে বুক করা হচ্ছে: কয়েক মিনিট পরে আবার দেখুন।",
});
