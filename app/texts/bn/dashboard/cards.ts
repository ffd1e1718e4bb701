import { digits } from "#app/texts/bn/public/digits.ts";
import type { cardTexts } from "#app/texts/en/dashboard/cards.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof cardTexts>("cardTexts", {
  ending: (brand, last4) => `${brand}, শেষ চার সংখ্যা ${digits(last4)}`,
  until: (month, year) => `মেয়াদ ${digits(month)}/${digits(year)}`,
  payWith: "যেভাবে পেমেন্ট করবেন",
  keep: "পরের বারের জন্য এই কার্ড সংরক্ষণ করুন",
  keepText:
    "পেমেন্ট গেটওয়ে আমার অ্যাকাউন্টে এই কার্ড সংরক্ষণ করবে, এতে আমি রাজি। পার্লার কার্ডের নম্বর কখনো দেখবে না, আমার অনুমতি ছাড়া কোনো টাকা কাটা হবে না, আর সেটিংস থেকে যেকোনো সময় কার্ডটি সরাতে পারব।",
  saved: "সংরক্ষিত কার্ড",
  savedText: "পরের বারের জন্য পেমেন্ট গেটওয়ে এগুলো সংরক্ষণ করে। আপনার অনুমতি ছাড়া কোনো টাকা কাটা হয় না।",
  none: "কোনো কার্ড সংরক্ষিত নেই। পেমেন্ট করার সময় সংরক্ষণ করতে পারেন।",
  notLoaded: (why) => `আপনার কার্ডগুলো লোড হয়নি। ${why}`,
  remove: "সরান",
  removing: "সরানো হচ্ছে",
  removed: "কার্ডটি সরানো হয়েছে",
  notRemoved: (why) => `কার্ডটি সরানো যায়নি। ${why}`,
});
