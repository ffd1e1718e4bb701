import { digits } from "#app/texts/bn/public/digits.ts";
import type { historyTexts } from "#app/texts/en/dashboard/visit-history.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof historyTexts>("historyTexts", {
  history: "ইতিহাস",
  title: "এই অ্যাপয়েন্টমেন্টের ইতিহাস",
  close: "বন্ধ করুন",
  notLoaded: (why) => `ইতিহাস লোড হয়নি। ${why}`,
  by: (who) => `করেছেন ${who}`,
  you: "আপনি",
  salon: "পার্লার",
  system: "সিস্টেম",
  booked: "বুক ও পরিশোধ করা হয়েছে: পার্লার নিশ্চিত করবে",
  bookedInPart: "অগ্রিম দিয়ে বুক করা হয়েছে: পার্লার নিশ্চিত করবে",
  bookedAfterMissed: "আগে না আসায় পুরো মূল্য দিয়ে বুক করা হয়েছে: পার্লার নিশ্চিত করবে",
  bookedAtDesk: "ডেস্কে বুক করা হয়েছে",
  arranged: (to) => `সময় ঠিক হয়েছে: ${to}`,
  moved: (from, to) => `${from} থেকে ${to} সময়ে সরানো হয়েছে`,
  movedBySalon: (from, to) => `পার্লার ${from} থেকে ${to} সময়ে সরিয়েছে`,
  movedAsAsked: (from, to) => `অতিথির অনুরোধে ${from} থেকে ${to} সময়ে সরানো হয়েছে`,
  lengthened: (minutes) => `${digits(minutes)} মিনিট বাড়ানো হয়েছে`,
  shortened: (minutes) => `${digits(minutes)} মিনিট কমানো হয়েছে`,
  paid: "পার্লারে টাকা দেওয়া হয়েছে",
  takenBack: (why) => `পার্লারে টাকা নেওয়া বাতিল: ${why}`,
  confirmed: "নিশ্চিত করা হয়েছে",
  inChair: "চেয়ারে বসেছেন",
  completed: "সম্পন্ন",
  noShow: "আসেননি বলে লেখা হয়েছে",
  undone: "ভুল করে ‘আসেননি’ লেখা হয়েছিল: আবার নিশ্চিত",
  cancelled: "বাতিল হয়েছে",
  withWhy: (what, why) => `${what}: ${why}`,
});
