import { digits } from "#app/texts/bn/public/digits.ts";
import type { cardTexts } from "#app/texts/en/dashboard/cards.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof cardTexts>("cardTexts", {
  ending: (brand, last4) => `${brand}, শেষ চার সংখ্যা ${digits(last4)}`,
  until: (month, year) => `মেয়াদ ${digits(month)}/${digits(year)}`,
  payWith: "যেভাবে পেমেন্ট করবেন",
  keep: "পরের বারের জন্য এই কার্ড রেখে দিন",
  keepText:
    "আমি রাজি যে কার্ড কোম্পানি আমার অ্যাকাউন্টে এই কার্ড রাখবে। পার্লার কার্ডের নম্বর কখনোই দেখে না, আমাকে ছাড়া কোনো টাকা কাটা হবে না, আর সেটিংস থেকে যেকোনো সময় কার্ডটি সরাতে পারব।",
  saved: "রেখে দেওয়া কার্ড",
  savedText: "পরের বারের জন্য কার্ড কোম্পানি এগুলো রাখে। আপনাকে ছাড়া কোনো টাকা কাটা হয় না।",
  none: "কোনো কার্ড রাখা নেই। পেমেন্ট করার সময় রাখতে পারেন।",
  notLoaded: (why) => `আপনার কার্ডগুলো দেখানো গেল না। ${why}`,
  remove: "সরান",
  removing: "সরানো হচ্ছে",
  removed: "কার্ডটি সরানো হয়েছে",
  notRemoved: (why) => `কার্ডটি সরানো যায়নি। ${why}`,
});
