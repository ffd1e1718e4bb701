import type { codeTexts } from "#app/texts/en/dashboard/codes.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof codeTexts>("codeTexts", {
  label: "গিফট কার্ড বা কোড",
  apply: "ব্যবহার করুন",
  takeOff: "কোডটি সরান",
  less: (off, saved) => `${off} ছাড়: ${saved} কম`,
  memberIsBetter: "আপনার মেম্বারের ছাড় এর চেয়ে বেশি, তাই সেটিই ধরা হয়েছে।",
  nothingOff: "এই অ্যাপয়েন্টমেন্টে কোডটিতে কোনো ছাড় নেই, তাই ব্যবহার করা হয়নি।",
  asking: "দাম দেখা হচ্ছে",
  tooMany: "অনেকবার ভুল কোড দেওয়া হয়েছে। দশ মিনিট পরে আবার চেষ্টা করুন।",
  oneGiftCard: "এক বুকিংয়ে একটি গিফট কার্ড চলে। এটি ব্যবহার করতে অন্যটি সরান।",
  giftCard: "গিফট কার্ড",
  giftOf: (credit, left) => `গিফট কার্ড, ${left}-এর মধ্যে ${credit}`,
  stays: (sum) => `কার্ডে ${sum} থাকবে`,
  usedUp: "কার্ডে আর কিছু থাকবে না",
  takeGiftOff: "গিফট কার্ডটি সরান",
  takeSession: (left) => `প্যাকেজের একটি সেশন ব্যবহার করুন (${left}টি বাকি)`,
  sessionOf: (worth, until) =>
    until === null ? `একটি সেশনের মূল্য ${worth}` : `একটি সেশনের মূল্য ${worth}। ${until} পর্যন্ত চলবে`,
  bySession: "আপনার প্যাকেজের একটি সেশন",
});
