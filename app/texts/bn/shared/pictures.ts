import { digits } from "#app/texts/bn/public/digits.ts";
import type { picturesTexts } from "#app/texts/en/shared/pictures.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof picturesTexts>("picturesTexts", {
  dropBefore: "ছবিটি এখানে টেনে আনুন, অথবা",
  chooseFile: "একটি ফাইল বেছে নিন",
  kinds: "JPG, PNG বা WebP, সর্বোচ্চ ৫ এমবি।",
  limits: "JPG, PNG বা WebP, লম্বালম্বি ৪:৫, সর্বোচ্চ ৫ এমবি",
  here: "ছবিটি এসে গেছে।",
  replaces: "অন্য ছবি দিলে এটির জায়গায় বসবে।",
  preparing: "স্ক্রিনের জন্য তৈরি করা হচ্ছে",
  notRead: "এই ফাইলটি আমরা পড়তে পারি না: JPG, PNG বা WebP ছবি বেছে নিন",
  tooLarge: "ছবিটি ৫ এমবির চেয়ে বড়: ছোট একটি বেছে নিন।",
  sentOf: (sent, total) => `${digits(total)} এমবির মধ্যে ${digits(sent)}`,
  percent: (percent) => `${digits(percent)}%`,
  uploading: (name) => `${name} আপলোড হচ্ছে`,
  cancel: (name) => `${name} আপলোড বাতিল করুন`,
  uploadingPhoto: "আপলোড হচ্ছে",
  choosePhoto: "একটি ছবি বেছে নিন",
  portrait: "ছবি",
  initials: "আপনার নামের আদ্যক্ষর",
  drawnPortrait: "আঁকা মুখ",
  drawnFlower: "আঁকা ফুল",
  upload: "ছবি দিন",
  initialsDo: "নামের আদ্যক্ষরই যথেষ্ট। ছবিটি পার্লার দেখে, আর যাঁরা আপনার মতামত পড়েন।",
  remove: "সরিয়ে দিন",
});
