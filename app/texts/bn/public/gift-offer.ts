import type { giftOfferTexts } from "#app/texts/en/public/gift-offer.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof giftOfferTexts>("giftOfferTexts", {
  title: "গিফট কার্ড",
  heading: "এক ঘণ্টা সময় উপহার দিন",
  text: "যিনি পাবেন, দিন আর বিউটিশিয়ান তিনিই বেছে নেবেন। কার্ডটি ইমেইলে যায়, মেয়াদ ফুরায় না।",
  give: "গিফট কার্ড দিন",
  atSalon: "গিফট কার্ড পার্লারে কেনা যায়।",
  balance: "কার্ডে কত আছে দেখুন",
  how: "বুকিংয়ের পাতায় এটি দিয়ে পুরো বা কিছু টাকা দিতে পারেন: বাকিটা কার্ডেই থাকে।",
});
