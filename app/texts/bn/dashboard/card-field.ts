import type { cardFieldTexts } from "#app/texts/en/dashboard/card-field.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof cardFieldTexts>("cardFieldTexts", {
  missing: "কার্ডের ঘরটি লোড হয়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।",
  standsAt: (origin) => `পরীক্ষামূলক অবস্থায় ঘরটি আলাদা একটি পোর্টে থাকে, ${origin}: এই ব্রাউজারকে সেখানেও পৌঁছাতে হবে।`,
  notOpened: "পরীক্ষামূলক অবস্থায় ঘরটি আলাদা একটি পোর্টে থাকে, যা সার্ভার খুলতে পারেনি: কারণ তার লগে আছে।",
});
