import type { myReviewTexts } from "#app/texts/en/dashboard/my-reviews.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla<typeof myReviewTexts>("myReviewTexts", {
  review: "মতামত দিন",
  yourVisit: "আপনার অ্যাপয়েন্টমেন্ট",
  visit: (service, day) => `${service}, ${day}`,
  marked: "আপনার মতামত সঙ্গে সঙ্গে দেখা যাবে, পাশে লেখা থাকবে ‘সেবা নেওয়ার পরে লেখা’।",
});
