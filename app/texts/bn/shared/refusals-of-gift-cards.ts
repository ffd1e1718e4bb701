import { objectionsOfPackages, refusalsOfPackages } from "#app/texts/bn/shared/refusals-of-packages.ts";

/** Refusals about gift cards and packages, in Bangla. */
export const refusalsOfGiftCards: Record<string, string> = {
  ...refusalsOfPackages,
  "There is nothing to spend on a gift card with this code. Check it sign by sign.":
    "এই কোডের গিফট কার্ডে খরচ করার মতো কিছু নেই। কোডটি একটি একটি করে মিলিয়ে দেখুন।",
  "That were several codes with nothing on them. Wait ten minutes, then try again, or call the salon.":
    "কয়েকটি কোডেই কিছু পাওয়া যায়নি। দশ মিনিট অপেক্ষা করে আবার চেষ্টা করুন, অথবা পার্লারে ফোন করুন।",
  "Nothing is left on this gift card, or it is kept for another visit. Take it off, or use another one.":
    "এই গিফট কার্ডে আর কিছু নেই, অথবা অন্য একটি অ্যাপয়েন্টমেন্টের জন্য রাখা আছে। এটি সরিয়ে দিন, অথবা অন্য একটি ব্যবহার করুন।",
  "This gift card is paid already, perhaps in another tab. Pay again only to give another one.":
    "এই গিফট কার্ডের টাকা আগেই দেওয়া হয়ে গেছে, হয়তো অন্য ট্যাবে। আরেকটি দিতে চাইলে তবেই আবার পেমেন্ট করুন।",
  "Your payment arrived after the hour was given up, and your gift card was used for something else meanwhile. So we are giving the whole payment back. Choose an hour again.":
    "সময়টি ছেড়ে দেওয়ার পরে আপনার পেমেন্ট এসেছে, আর এর মধ্যে গিফট কার্ডটি অন্য কিছুতে খরচ হয়েছে। তাই পুরো টাকা ফেরত দিচ্ছি। আবার একটি সময় বেছে নিন।",
  "There is no such gift card.": "এমন কোনো গিফট কার্ড নেই।",
  "Something of this gift card is used or kept for a visit, so it can't be given back.":
    "এই গিফট কার্ডের কিছু ব্যবহার হয়েছে বা অ্যাপয়েন্টমেন্টের জন্য রাখা আছে, তাই ফেরত দেওয়া যায় না।",
  "This gift card is sold already, with other words or another sum. Close this window and look into the list.":
    "এই গিফট কার্ড আগেই বিক্রি হয়েছে, অন্য লেখা বা অন্য অঙ্কে। এটি বন্ধ করে তালিকায় দেখুন।",
  "Name the address that it is sent to.": "যে ঠিকানায় পাঠাতে হবে, সেটি লিখুন।",
  "This gift card was given back.": "এই গিফট কার্ডের টাকা ফেরত দেওয়া হয়েছে।",
  "A gift card is sent within a year.": "গিফট কার্ড এক বছরের মধ্যে পাঠাতে হবে।",
  "That day is over. Choose a day to come for the gift card.":
    "দিনটি পেরিয়ে গেছে। গিফট কার্ডটির জন্য সামনের একটি দিন বেছে নিন।",
  "A gift card holds $10 to $300.": "গিফট কার্ডে $১০ থেকে $৩০০ রাখা যায়।",
};

/** Validation errors about gift cards and packages, in Bangla. */
export const objectionsOfGiftCards: Record<string, string> = {
  ...objectionsOfPackages,
  "Enter the code": "কোডটি লিখুন",
  "Say whom it is from": "কে দিচ্ছেন, লিখুন",
  "Say whom it is for": "কার জন্য, লিখুন",
  "A message has at most 300 characters": "বার্তা সর্বোচ্চ ৩০০ অক্ষরের হতে পারে",
  "A gift card pays for a visit with its hour": "গিফট কার্ড দিয়ে পেমেন্ট করতে আগে অ্যাপয়েন্টমেন্টের সময় বেছে নিন",
};

/** Refusals about gift cards that contain a number. */
export const patternsOfGiftCards: [RegExp, (told: string) => string][] = [
  [
    /^What is on this gift card is kept for a visit that is being booked\. Try again in (\d+) minutes at the latest\.$/,
    (minutes) =>
      `এই গিফট কার্ডে যা আছে, তা এখন বুক হচ্ছে এমন একটি অ্যাপয়েন্টমেন্টের জন্য রাখা। বড়জোর ${minutes} মিনিট পরে আবার চেষ্টা করুন।`,
  ],
];
