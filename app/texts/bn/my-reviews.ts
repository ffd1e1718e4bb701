import { myReviewTexts } from "#app/texts/en/my-reviews.ts";
import { inBangla } from "#app/texts/texts.ts";

inBangla(myReviewTexts, {
  review: "রিভিউ দিন",
  yourVisit: "আপনার ভিজিট",
  visit: (service, day) => `${service}, ${day}`,
  marked: "আপনার রিভিউতে ‘ভিজিটের পরে’ লেখা থাকবে, এবং সঙ্গে সঙ্গে দেখা যাবে।",
  verified: "ভিজিটের পরে",
});
