import { digits } from "#app/texts/bn/public/digits.ts";
import type { servicesTexts } from "#app/texts/en/public/services.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof servicesTexts>("servicesTexts", {
  title: "আমাদের সেবা",
  description: "পার্লারের সব সেবা, সঙ্গে দাম, সময় আর বিউটিশিয়ানদের নাম।",
  banner: "আমাদের অসাধারণ সব সেবা",
  services: "সেবা",
  none: "এখনো কোনো সেবা নেই",
  noneText: "তালিকাটি তৈরি হচ্ছে। কদিন পরে আবার আসুন।",
  book: "অ্যাপয়েন্টমেন্ট নিন",
  masters: "বিউটিশিয়ান",
  nextOpening: "পরের খালি সময়",
  changingYourMind: "মত বদলালে",
  freeUntil: (hours) =>
    hours === 0
      ? "শুরুর আগ পর্যন্ত পুরো টাকা ফেরত"
      : hours % 24 === 0
        ? `${digits(hours / 24)} দিন আগে পর্যন্ত পুরো টাকা ফেরত`
        : `${digits(hours)} ঘণ্টা আগে পর্যন্ত পুরো টাকা ফেরত`,
  search: "সেবা খুঁজুন",
  searchHint: "তেল, ভ্রু, বিয়ে",
  searchFailed: "খোঁজার অংশটি লোড হয়নি। লেখাটি মুছলে সব সেবা দেখা যাবে।",
  categories: "বিভাগ",
  otherServices: "অন্যান্য",
  servicesOf: (category) => `সেবা: ${category}`,
  fromTo: (fewest, most) => `${fewest} থেকে ${most}`,
  sum: (price, minutes) => `${price}, ${minutes}`,
  askAtDesk: "ফোনে জেনে নিন",
  today: "আজ",
  tomorrow: "আগামীকাল",
  from: (price) => `${price} থেকে`,
  members: (price) => `মেম্বার ${price}`,
});
