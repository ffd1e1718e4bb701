import type { worksTexts } from "#app/texts/en/public/works.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof worksTexts>("worksTexts", {
  agreed: "আমাদের বিউটিশিয়ানদের কাজ। ছবিতে যাঁদের দেখছেন, সবাই সম্মতি দিয়েছেন।",
  all: "সব",
  pairs: "আগে ও পরে",
  before: "আগে",
  after: "পরে",
  compare: (title) => `আগে ও পরে মিলিয়ে দেখুন: ${title}`,
  bookThis: "এটি বুক করুন",
  master: "বিউটিশিয়ান",
  service: "সেবা",
  priceAndTime: "দাম ও সময়",
  bookThisWork: (title) => `এটি বুক করুন: ${title}`,
});
