import { digits } from "#app/texts/bn/public/digits.ts";
import type { reviewFormTexts } from "#app/texts/en/dashboard/review-form.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof reviewFormTexts>("reviewFormTexts", {
  added: "আপনার মতামত যোগ হয়েছে",
  title: "কেমন লাগল আমাদের সেবা?",
  leadOfVisit: "আপনার লেখা অন্য অতিথিরা পড়বেন, আমরাও পড়ব।",
  lead: "কোন সেবা নিয়েছেন তা লিখুন। আমরা পড়ে দেখার পর মতামতটি হোমপেজে দেখা যাবে।",
  notThisVisit: (isOther) =>
    `এই লিংকের অ্যাপয়েন্টমেন্ট নিয়ে মতামত দেওয়া যাবে না: এর মতামত আগেই দেওয়া হয়েছে, সেবাটি এখনো শেষ হয়নি, অথবা বুকিংটি অন্য অ্যাকাউন্টের। ${isOther ? "নিচে আপনার অন্য একটি অ্যাপয়েন্টমেন্ট বেছে নেওয়া আছে: সেটির কথাই লিখতে চান কি না, দেখে নিন।" : "এখানে যা লিখবেন, তা কোনো বুকিংয়ের সঙ্গে যুক্ত হবে না। আপনার অন্য অ্যাকাউন্ট থাকলে সেটিতে লগইন করুন।"}`,
  name: "নাম",
  rating: "রেটিং",
  ratingHint: "সর্বোচ্চ ৫ রেটিং দিন",
  imageAddress: "ছবির লিংক",
  yourReview: "আপনার মতামত",
  notAdded: "আপনার মতামত যোগ হয়নি।",
  adding: "যোগ করা হচ্ছে",
  add: "মতামত দিন",
  preview: "যেমন দেখাবে",
  howItLooks: "হোমপেজে যেমন দেখাবে",
  yourWords: "আপনার লেখা এখানে দেখা যাবে।",
  inStars: "তারায় রেটিং",
  star: (value) => `${digits(value)}টি তারা`,
});
