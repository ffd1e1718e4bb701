import { digits } from "#app/texts/bn/public/digits.ts";
import type { checkoutTexts, holdTexts } from "#app/texts/en/dashboard/checkout.ts";
import { inBangla } from "#app/texts/texts.ts";
import { atTime } from "#domain/bangla-endings.ts";

inBangla<typeof checkoutTexts>("checkoutTexts", {
  title: "অ্যাপয়েন্টমেন্ট নিন",
  back: "সেবার তালিকায় ফিরুন",
  steps: { services: "সেবা", hour: "সময়", payment: "পেমেন্ট", done: "হয়েছে" },
  chooseHour: "সময় বেছে নিন",
  notLoaded: (why) => `সেবাটি লোড হয়নি। ${why}`,
  gone: "এই সেবাটি আমাদের নেই",
  goneText: "হয়তো তালিকা থেকে সরে গেছে। অন্যগুলো আপনার অপেক্ষায় আছে।",
  allServices: "সব সেবা",
  what: "কী করাতে চান?",
  anythingElse: "সঙ্গে আর কিছু করাবেন?",
  addsToVisit: "যেটি বেছে নেবেন সেটি আপনার অ্যাপয়েন্টমেন্টে যোগ হবে, একটির পর একটি।",
  noMore: "এক অ্যাপয়েন্টমেন্টে বাড়তি সেবাসহ সর্বোচ্চ আটটি নেওয়া যায়।",
  added: "আপনার অ্যাপয়েন্টমেন্টে আছে",
  fits: (until) => `এই সময়েই হবে, শেষ হবে ${atTime(until)}`,
  moves: (start) => `শুরু হবে ${atTime(start)}`,
  notThatDay: (day) => `${day} এত লম্বা সময় খালি নেই`,
  otherDay: "অন্য দিন",
  someOtherDay: (day) => `যেগুলোর পাশে “অন্য দিন” লেখা, সেগুলোর জন্য ${day} যথেষ্ট লম্বা সময় খালি নেই।`,
  sizeOf: (service) => `${service}: কোনটি`,
  addOn: "বাড়তি সেবা",
  from: (sum) => `${sum} থেকে`,
  remove: (service) => `${service} বাদ দিন`,
  visitOf: (services, addOns, time) => {
    if (services <= 1 && addOns === 0) return time;
    const more = addOns > 0 ? `, সঙ্গে ${digits(addOns)}টি বাড়তি সেবা` : "";
    return `${digits(services)}টি সেবা${more}, ${time}`;
  },
  all: (count) => `সব ${count}টি`,
  fewer: "কম দেখান",
  oneOrMore: "সেবা, এক বা একাধিক",
  whom: "কার কাছে?",
  master: "বিউটিশিয়ান",
  anyone: "যে কেউ",
  masterEach: "প্রতিটি সেবার জন্য আলাদা বিউটিশিয়ান",
  masterSame: "সবগুলোর জন্য একই",
  masterFor: (service) => `${service}: কার কাছে`,
  yourVisit: "আপনার অ্যাপয়েন্টমেন্ট",
  hour: "কখন",
  where: "কোথায়",
  total: "মোট",
  notChosen: "এখনো বেছে নেননি",
  noService: "কোনো সেবা বেছে নেননি",
  noTime: "এখনো সময় বেছে নেননি",
  chooseTime: "সময় বেছে নিন",
  askingPrice: "দাম জানা হচ্ছে",
  leftOut: {
    service: "আপনার বেছে নেওয়া একটি সেবা আর দেওয়া হয় না, তাই সেটি বাদ গেছে। চাইলে অন্য একটি বেছে নিন।",
    master: "আপনার বেছে নেওয়া বিউটিশিয়ান আর এখানে কাজ করেন না। এই সময়গুলো যে কারও জন্য: চাইলে অন্য কাউকে বেছে নিন।",
  },
});

inBangla<typeof holdTexts>("holdTexts", {
  held: "এই সময়টি আপনার জন্য রাখা আছে, আর ",
  heldEnd: " বাকি।",
  heldShort: "আপনার জন্য রাখা: ",
  moreTime: "আরও সময় চাই",
  asking: "একটু অপেক্ষা করুন",
  announced: "এই সময়টি আপনার জন্য রাখা হলো।",
  twoMinutes: "আর দুই মিনিট। তারপর সময়টি আবার অন্যদের জন্য খুলে যাবে।",
  ended: (time, isOver) =>
    isOver
      ? `${time} পেরিয়ে গেছে, তাই আর আপনার জন্য রাখা নেই। কোনো টাকা কাটা হয়নি।`
      : `${time} আর আপনার জন্য রাখা নেই, অন্যরা নিতে পারেন। কোনো টাকা কাটা হয়নি।`,
  letGo: (when) => `${when} আর রাখা গেল না`,
  allKept: "আপনার বেছে নেওয়া সেবা ও লেখা তথ্য যেমন ছিল তেমনই আছে।",
  otherHours: "অন্য সময় দেখুন",
  holdAgain: "আবার ধরে রাখুন",
  stopped: (time) => `পেমেন্ট থামানো হয়েছে, কোনো টাকা কাটা হয়নি। আবার ধরে না রাখা পর্যন্ত ${time} অন্যরাও নিতে পারেন।`,
  taken: (time, day) => `${day}, ${time} আর খালি নেই।`,
  nearest: "কাছাকাছি খালি সময়:",
  another: "অন্য সময় বেছে নিন।",
  paidAlready: "এই অ্যাপয়েন্টমেন্ট আপনি আগেই বুক করেছেন। আর কোনো টাকা দিতে হবে না।",
  toBookings: "আমার বুকিং দেখুন",
  asBefore: "আপনার অ্যাপয়েন্টমেন্ট ও দাম আগের মতোই আছে।",
  likeLastTime: (when) => `${when}, গতবারের যত কাছাকাছি পাওয়া যায়। চাইলে অন্য সময় বেছে নিন।`,
});
