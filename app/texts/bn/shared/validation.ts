import { digits } from "#app/texts/bn/public/digits.ts";
import { objectionsOfGiftCards } from "#app/texts/bn/shared/refusals-of-gift-cards.ts";
import { objectionsOfMobiles } from "#app/texts/bn/shared/refusals-of-mobiles.ts";
import { objectionsToPrograms } from "#app/texts/bn/shared/refusals-to-programs.ts";
import type { validationTexts } from "#app/texts/en/shared/validation.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof validationTexts>("validationTexts", {
  said: (sentence) => objectionInBangla(sentence) ?? (/[\u0980-\u09ff]/.test(sentence) ? sentence : unknown),
});

/** A validation error of the contract, in Bangla; undefined if the sentence is unknown. */
export function objectionInBangla(sentence: string): string | undefined {
  return (
    known[sentence] ??
    objectionsOfGiftCards[sentence] ??
    objectionsOfMobiles[sentence] ??
    objectionsToPrograms[sentence] ??
    limit(sentence)
  );
}

/** 'At least 5', 'Choose at most 366 days'. */
function limit(sentence: string): string | undefined {
  for (const [pattern, say] of limits) {
    const number = pattern.exec(sentence)?.[1];
    if (number) return say(digits(number));
  }
  return undefined;
}

const limits: [RegExp, (number: string) => string][] = [
  [/^At least (\d+)$/, (number) => `অন্তত ${number}`],
  [/^At most (\d+)$/, (number) => `সর্বোচ্চ ${number}`],
  [/^At least (\d+) characters?$/, (number) => `অন্তত ${number}টি অক্ষর`],
  [/^At most (\d+) characters?$/, (number) => `সর্বোচ্চ ${number}টি অক্ষর`],
  [/^At least (\d+) (?:entry|entries)$/, (number) => `অন্তত ${number}টি`],
  [/^At most (\d+) (?:entry|entries)$/, (number) => `সর্বোচ্চ ${number}টি`],
  [/^Choose at most (\d+) days$/, (days) => `সর্বোচ্চ ${days} দিন বেছে নিন`],
  [/^Ask for 1 to (\d+) days$/, (days) => `১ থেকে ${days} দিনের মধ্যে বেছে নিন`],
];

const unknown = "এই ঘরের তথ্যটি ঠিক নেই। দেখে নিয়ে আবার লিখুন।";

const known: Record<string, string> = {
  "Price is required": "দাম লিখুন",
  "A price is at most 100,000": "দাম সর্বোচ্চ ১,০০,০০০ হতে পারে",
  "Image is required": "একটি ছবি দিন",
  "Enter a price like 48 or 48.50": "৪৮ বা ৪৮.৫০-এর মতো একটি দাম লিখুন",
  "Enter the minutes as a whole number": "মিনিট পূর্ণসংখ্যায় লিখুন",
  "At least 5 minutes": "অন্তত ৫ মিনিট",
  "At most 720 minutes": "সর্বোচ্চ ৭২০ মিনিট",
  "Name the variant": "ধরনটির নাম লিখুন",
  "Name the service among its variants": "ধরনগুলোর মধ্যে মূল সেবাটির নাম লিখুন",
  "Name the add-on": "বাড়তি সেবাটির নাম লিখুন",
  "Choose at least one service": "অন্তত একটি সেবা বেছে নিন",
  "Choose at least one master": "অন্তত একজন বিউটিশিয়ান বেছে নিন",
  "Give a rating from 1 to 5": "১ থেকে ৫-এর মধ্যে রেটিং দিন",
  "You must enter Username or email": "ইউজারনেম বা ইমেইল দিতে হবে",
  "You must enter password": "পাসওয়ার্ড দিতে হবে",
  "Password must have at least 6 characters": "পাসওয়ার্ডে অন্তত ৬টি অক্ষর থাকতে হবে",
  "First name is required": "নামের প্রথম অংশ লিখুন",
  "Last name is required": "নামের শেষ অংশ লিখুন",
  "Username or email is required": "ইউজারনেম বা ইমেইল লিখুন",
  "You must specify a password": "একটি পাসওয়ার্ড দিতে হবে",
  "The password do not match!": "পাসওয়ার্ড দুটি মিলছে না!",
  "PhotoURL is required": "ছবির লিংক দিন",
  "Name is required": "নাম লিখুন",
  "A search looks among all guests": "খোঁজা হয় সব অতিথির মধ্যে",
  "Service Name is required": "সেবার নাম লিখুন",
  "Service name is required": "সেবার নাম লিখুন",
  "Details is required": "বিস্তারিত লিখুন",
  "Your Review is required": "আপনার মতামত লিখুন",
  "Choose a picture": "একটি ছবি বেছে নিন",
  "The order of visits goes with a first day or with waiting, and without a cursor":
    "অ্যাপয়েন্টমেন্টের ক্রমে তালিকা এভাবে চাওয়া যায় না। আবার লোড করে চেষ্টা করুন।",
  "A page goes with a limit, and without a cursor": "পাতাটি এভাবে চাওয়া যায় না। আবার লোড করে চেষ্টা করুন।",
  "What was handed back goes with hand_back, and with nothing else": "কত টাকা ফেরত দেওয়া হয়েছে আর কীভাবে, তা বলুন।",
  "A page is one of a state": "পাতাটি এভাবে চাওয়া যায় না। আবার লোড করে চেষ্টা করুন।",
  "Write a note": "নোটটি লিখুন",
  "Choose a service": "একটি সেবা বেছে নিন",
  "Enter an e-mail address like name@example.com": "name@example.com-এর মতো একটি ইমেইল ঠিকানা দিন",
  "Enter a mobile number: digits only, with an optional + in front": "মোবাইল নম্বর লিখুন: শুধু সংখ্যা, চাইলে শুরুতে +",
  "A mobile number here has 11 digits, like 01711 234567": "মোবাইল নম্বর ১১ সংখ্যার হয়, যেমন ০১৭১১ ২৩৪৫৬৭",
  "No number of this country looks like that. Check its digits after the country code":
    "ওই দেশের নম্বর এমন হয় না। দেশের কোডের পরের সংখ্যাগুলো মিলিয়ে নিন",
  "Enter the address of a picture": "একটি ছবির লিংক দিন",
  "Enter a path on this site, like /art/mark.svg": "এই সাইটের একটি ছবির ঠিকানা দিন, যেমন /art/mark.svg",
  "Choose a picture of the salon's own": "পার্লারের নিজের একটি ছবি বেছে নিন",
  "Enter an address that begins with https://": "https:// দিয়ে শুরু হয় এমন একটি ঠিকানা দিন",
  "Enter the address of the salon's own page there": "সেখানে পার্লারের নিজের পাতার ঠিকানা দিন",
  "Name each block once": "প্রতিটি অংশের নাম একবার দিন",
  "Write the colour like #a3142f": "রংটি #a3142f-এর মতো করে লিখুন",
  "Name each network once": "প্রতিটি নেটওয়ার্কের নাম একবার দিন",
  "Name what changes": "কী বদলাচ্ছে তা দিন",
  "Enter a phone number": "একটি ফোন নম্বর দিন",
  "Write it on one line": "এক লাইনে লিখুন",
  "Enter an amount": "টাকার পরিমাণ লিখুন",
  "A price has at most two decimals": "দামে দশমিকের পর সর্বোচ্চ দুটি অঙ্ক থাকতে পারে",
  "At most two decimals": "দশমিকের পর সর্বোচ্চ দুটি অঙ্ক দিন",
  "A price is 0 or at least 0.50": "দাম ০ অথবা অন্তত ০.৫০ হতে হবে",
  "A code is required": "একটি কোড লিখুন",
  "3 to 20 letters A to Z and digits, with hyphens between them":
    "A থেকে Z এবং ইংরেজি সংখ্যা মিলিয়ে ৩ থেকে ২০টি, মাঝে হাইফেন দেওয়া যায়",
  "Not before the first day": "প্রথম দিনের আগে নয়",
  "A code needs the services that it is for": "কোডটি কোন সেবার জন্য, তা-ও জানাতে হবে",
  "At least 0.50": "অন্তত ০.৫০ দিন",
  "At least 0.50, or leave it empty": "অন্তত ০.৫০ দিন, অথবা খালি রাখুন",
  "Address is required": "ঠিকানা লিখুন",
  "An address line is empty": "ঠিকানার একটি লাইন খালি আছে",
  "Two lines have one row number": "দুটি সারির নম্বর একই",
  "This file has too many lines. Split it into several files": "ফাইলে সারি বেশি। কয়েকটি ফাইলে ভাগ করুন",
  "Choose a day": "একটি দিন বেছে নিন",
  "Say what changes": "কী বদলাবে তা লিখুন",
  "Choose a file": "একটি ফাইল বেছে নিন",
  "Choose a time in steps of five minutes": "পাঁচ মিনিটের ধাপে একটি সময় বেছে নিন",
  "Hours end after they begin": "শেষের সময় শুরুর সময়ের পরে হতে হবে",
  "These hours overlap": "এই সময়গুলো একটির ওপর আরেকটি পড়েছে",
  "Name the tax, or leave its rate at 0": "করের নাম লিখুন, অথবা হার ০ রাখুন",
  "Shorter than the line above": "ওপরের লাইনের চেয়ে কম হতে হবে",
  "Not more than the line above": "ওপরের লাইনের চেয়ে বেশি হতে পারবে না",
  "Say both, from when and until when": "কখন থেকে আর কখন পর্যন্ত, দুটোই লিখুন",
  "Say what she does": "তিনি কী করেন লিখুন",
  "Say what the time is for": "সময়টি কীসের জন্য লিখুন",
  "Say what was wrong": "কী সমস্যা ছিল লিখুন",
  "Say why it is hidden": "কেন লুকানো হলো লিখুন",
  "Say why": "কারণ লিখুন",
  "The last day is not before the first": "শেষ দিন প্রথম দিনের আগে হতে পারে না",
  "Enter a number": "একটি সংখ্যা লিখুন",
  "The processing ends by the end of the service": "প্রসেসিং সেবার সময়ের মধ্যেই শেষ হতে হবে",
  "Say what the picture shows": "ছবিতে কী দেখা যায় লিখুন",
  "Title is required": "শিরোনাম দিন",
  "There is no such room": "এমন কোনো রুম নেই",
  "Enter a whole number": "একটি পূর্ণসংখ্যা লিখুন",
  "Write each site as https://www.example.com": "প্রতিটি সাইট এভাবে লিখুন: https://www.example.com",
  "At most ten sites": "সর্বোচ্চ দশটি সাইট",
  "Minutes go in steps of five": "মিনিট পাঁচের ধাপে দিন",
  "Name one master for the whole visit, or one for each service":
    "পুরো অ্যাপয়েন্টমেন্টের জন্য একজন, অথবা প্রতিটি সেবার জন্য একজন করে বিউটিশিয়ান বেছে নিন",
  "This is no year to visit in": "এই বছরে বুক করা যায় না",
};
