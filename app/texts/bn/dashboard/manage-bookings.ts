import { digits } from "#app/texts/bn/public/digits.ts";
import type { manageBookingsTexts } from "#app/texts/en/dashboard/manage-bookings.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof manageBookingsTexts>("manageBookingsTexts", {
  filter: "বুকিং বাছাই",
  date: "তারিখ",
  master: "বিউটিশিয়ান",
  allMasters: "সব বিউটিশিয়ান",
  status: "অবস্থা",
  allStatuses: "সব অবস্থা",
  days: {
    "": "যেকোনো দিন",
    today: "আজ",
    tomorrow: "আগামীকাল",
    week: "আগামী ৭ দিন",
    dates: "তারিখ বেছে নিন",
  },
  firstDay: "প্রথম দিন",
  lastDay: "শেষ দিন",
  search: "খুঁজুন",
  searchHint: "ইমেইল, মোবাইল বা ট্রানজ্যাকশন আইডি",
  fileNotMade: "ফাইলটি তৈরি করা যায়নি",
  noneLikeThat: "এমন কোনো বুকিং নেই",
  lookForLess: "খোঁজ আরেকটু সহজ করুন: কম শব্দ, অন্য দিন, সব বিউটিশিয়ান।",
  showAll: "সব বুকিং দেখান",
  noneYet: "এখনো কোনো বুকিং নেই",
  noneYetText: "প্রথম বুকিংয়ের পেমেন্ট হলেই এখানে দেখা যাবে।",
  count: (count, sum) => `${digits(count)}টি বুকিং, ${sum}`,
  allBookings: "সব বুকিং",
  shown: (first, last, count) => `${digits(count)}টির মধ্যে ${digits(first)} থেকে ${digits(last)}`,
  open: "খোলা",
});
