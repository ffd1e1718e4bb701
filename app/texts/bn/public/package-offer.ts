import type { packageOfferTexts } from "#app/texts/en/public/package-offer.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof packageOfferTexts>("packageOfferTexts", {
  line: (sessions, price, each) => `${sessions}টি সেশন ${price}, প্রতি সেশন ${each}`,
  atSalon: (line) => `${line}: পার্লারে কেনা যায়`,
  lasts: (written) => `${written} মাস পর্যন্ত বুক করা যায়`,
  noEnd: "মেয়াদ ফুরায় না",
  see: "প্যাকেজ দেখুন",
});
