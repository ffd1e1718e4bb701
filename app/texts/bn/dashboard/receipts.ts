import type { receiptTexts } from "#app/texts/en/dashboard/receipts.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof receiptTexts>("receiptTexts", {
  title: "রসিদ",
  print: "প্রিন্ট করুন",
  notLoaded: (why) => `রসিদটি দেখানো গেল না। ${why}`,
  numbered: (number) => `রসিদ ${number}`,
  thanks: "আসার জন্য ধন্যবাদ।",
  seeYou: "আপনার অপেক্ষায় থাকব।",
  thanksForJoining: "মেম্বার হওয়ার জন্য ধন্যবাদ।",
  guest: "অতিথি",
  visit: "অ্যাপয়েন্টমেন্ট",
  at: (day, time) => `${day}, ${time}`,
  membership: "বিউটি মেম্বারশিপ, এক বছর",
  runs: "মেয়াদ",
  span: (from, until) => `${from} থেকে ${until}`,
  withMaster: (service, master) => `${service}, ${master}`,
  discount: "ছাড়",
  memberDiscount: (percent) => `মেম্বারের ছাড়, ${percent}%`,
  paidBy: { card: "কার্ডে পরিশোধ", salon: "পার্লারে পরিশোধ" },
  ofItTax: (name, percent) => `এর মধ্যে ${name} ${percent}%`,
  paidOn: "পরিশোধের তারিখ",
  transaction: "লেনদেন নম্বর",
  givenBack: (day) => `${day} ফেরত দেওয়া হয়েছে`,
  onItsWay: "কার্ডে ফেরত যাচ্ছে",
  left: "ফেরতের পর পরিশোধ",
});
