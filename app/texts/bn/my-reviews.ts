import { myReviewTexts } from "#app/texts/en/my-reviews.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla(myReviewTexts, {
  review: "রিভিউ দিন",
  yourVisit: "আপনার অ্যাপয়েন্টমেন্ট",
  visit: (service, day) => `${service}, ${day}`,
  marked: "আপনার রিভিউতে ‘অ্যাপয়েন্টমেন্টের পরে’ লেখা থাকবে, এবং সঙ্গে সঙ্গে দেখা যাবে।",
  verified: "অ্যাপয়েন্টমেন্টের পরে",
});
