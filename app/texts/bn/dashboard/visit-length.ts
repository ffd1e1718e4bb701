import { digits } from "#app/texts/bn/public/digits.ts";
import type { lengthTexts } from "#app/texts/en/dashboard/visit-length.ts";
import { inBangla } from "#app/texts/texts.ts";
import { atTime, ofName } from "#domain/bangla-endings.ts";

inBangla<typeof lengthTexts>("lengthTexts", {
  change: "সময় বাড়ান বা কমান",
  title: (name) => `${ofName(name)} অ্যাপয়েন্টমেন্ট কখন শেষ হবে?`,
  endsAt: "শেষ",
  sooner: "পাঁচ মিনিট আগে শেষ করুন",
  later: "পাঁচ মিনিট পরে শেষ করুন",
  longer: (minutes) => `${digits(minutes)} মিনিট বেশি।`,
  shorter: (minutes) => `${digits(minutes)} মিনিট কম।`,
  same: "এখন যতক্ষণ, ততক্ষণই।",
  means: "দাম একই থাকবে। যে অতিথি এখনো আসেননি, তাঁকে নতুন শেষ সময় ইমেইলে জানানো হবে।",
  takes: (minutes) => `শেষ সেবাটির জন্য তখন ${digits(minutes)} মিনিট থাকবে।`,
  keep: "থাক",
  yes: "শেষ সময় বদলান",
  changing: "বদলানো হচ্ছে",
  notChanged: "শেষ সময় বদলানো যায়নি",
  changed: (clock) => `অ্যাপয়েন্টমেন্ট শেষ হবে ${atTime(clock)}`,
});
