import type { proveMobileTexts } from "#app/texts/en/dashboard/prove-mobile.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof proveMobileTexts>("proveMobileTexts", {
  title: "নম্বর নিশ্চিত করুন",
  text: "নিশ্চিত করলে ফোনে বুক করা অ্যাপয়েন্টমেন্টগুলোও আপনার বুকিংয়ে দেখা যাবে।",
  noNumber: "ওপরে নম্বর লিখে প্রোফাইল সংরক্ষণ করুন। তারপর এখানে নিশ্চিত করা যাবে।",
  isProved: "নিশ্চিত করা আছে।",
  notProved: "এখনো নিশ্চিত করা হয়নি।",
  send: "এসএমএসে কোড পাঠান",
  sending: "পাঠানো হচ্ছে",
  again: "আরেকটি কোড পাঠান",
  notSent: "কোনো কোড পাঠানো যায়নি।",
  sentTo: (number, until) => `${number} নম্বরে কোড পাঠানো হচ্ছে। ${until} পর্যন্ত কাজ করবে।`,
  code: "এসএমএসে পাওয়া কোড",
  nothingCame:
    "কিছু আসেনি? আমাদের এসএমএসের উত্তরে STOP লিখে থাকলে, যে নম্বর থেকে এসএমএস এসেছিল সেই নম্বরে START লিখে পাঠান।",
  confirm: "নিশ্চিত করুন",
  confirming: "নিশ্চিত করা হচ্ছে",
  notConfirmed: "নম্বরটি নিশ্চিত করা যায়নি।",
  done: "আপনার মোবাইল নম্বর নিশ্চিত হয়েছে",
});
