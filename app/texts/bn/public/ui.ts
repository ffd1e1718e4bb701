import { digits } from "#app/texts/bn/public/digits.ts";
import type { uiTexts } from "#app/texts/en/public/ui.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof uiTexts>("uiTexts", {
  loading: "লোড হচ্ছে",
  page: (number) => digits(number),
  pages: "পাতা",
  previousPage: "আগের পাতা",
  nextPage: "পরের পাতা",
  hidePassword: "পাসওয়ার্ড লুকান",
  showPassword: "পাসওয়ার্ড দেখান",
  dismiss: "সরিয়ে দিন",
  close: "বন্ধ করুন",
  cancel: "বাতিল",
  leaveWritten: "সংরক্ষণ না করেই বন্ধ করবেন?",
  writtenIsLost: "এখানে যা লিখেছেন তা এখনো সংরক্ষণ করা হয়নি, বন্ধ করলে হারিয়ে যাবে।",
  keepWriting: "লেখা চালিয়ে যান",
  throwAway: "বাদ দিন",
  optional: "(ঐচ্ছিক)",
  tryAgain: "আবার চেষ্টা করুন",
  stillLoading: "ফর্মটি এখনো লোড হচ্ছে। এমনই থেকে গেলে ব্রাউজারে জাভাস্ক্রিপ্ট চালু করে পাতাটি আবার খুলুন।",
  stars: (rating, of) => digits(`${of}টির মধ্যে ${rating}টি তারা`),
});
