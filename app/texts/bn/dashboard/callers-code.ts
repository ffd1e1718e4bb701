import type { callersCodeTexts } from "#app/texts/en/dashboard/callers-code.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof callersCodeTexts>("callersCodeTexts", {
  code: "কোড",
  notPriced: (why) => `দাম লোড হয়নি। ${why}`,
  afterServices: "সেবা বেছে নিলে দাম দেখা যাবে",
  memberIsBetter: "মেম্বারের ছাড় এর চেয়ে বেশি, তাই সেটিই ধরা হয়েছে।",
  nothingOff: "এই অ্যাপয়েন্টমেন্টে কোডটিতে কোনো ছাড় নেই, তাই ব্যবহার করা হয়নি।",
  notApplied: "কোডটি নিতে ‘ব্যবহার করুন’ চাপুন, অথবা কোড ছাড়া বুক করতে ঘরটি খালি করুন।",
  stillAsked: "এই কোডের দাম জানা হচ্ছে। দাম দেখা গেলে ‘বুক করুন’ চাপুন।",
  giftCard: "এটি একটি গিফট কার্ড। আগে অ্যাপয়েন্টমেন্ট বুক করুন, তারপর টাকা নেওয়ার সময় কার্ডটি ব্যবহার করুন।",
});
