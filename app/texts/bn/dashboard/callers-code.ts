import type { callersCodeTexts } from "#app/texts/en/dashboard/callers-code.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof callersCodeTexts>("callersCodeTexts", {
  code: "কোড",
  afterServices: "সেবা বেছে নিলে দাম দেখা যাবে",
  memberIsBetter: "মেম্বারের ছাড় এর চেয়ে বেশি, তাই সেটিই ধরা হয়েছে।",
  nothingOff: "এই ভিজিটে কোডটি কিছু কমায় না, তাই কাজে লাগানো হয়নি।",
  notApplied: "কোডটি ব্যবহার করতে ‘কাজে লাগান’ চাপুন, অথবা কোড ছাড়া বুক করতে ঘরটি খালি করুন।",
  stillAsked: "এই কোডের দাম জানা হচ্ছে। দাম দেখা গেলে ‘বুক করুন’ চাপুন।",
  giftCard: "এটি একটি গিফট কার্ড। আগে ভিজিট বুক করুন, তারপর টাকা নেওয়ার সময় কার্ডটি কাজে লাগান।",
});
