import type { savedCardsTexts } from "#app/texts/en/dashboard/saved-cards.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof savedCardsTexts>("savedCardsTexts", {
  question: (card) => `${card}: কার্ডটি সরিয়ে দেবেন?`,
  text: "পরের বার এই কার্ডে পেমেন্ট করতে নম্বরটি আবার লিখতে হবে।",
  yes: "হ্যাঁ, সরিয়ে দিন",
  keep: "থাক",
});
