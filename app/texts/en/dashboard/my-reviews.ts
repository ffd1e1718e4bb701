import { texts } from "#app/texts/texts.ts";

/** Reviewing one's own completed visits. */
export const myReviewTexts = texts("myReviewTexts", {
  review: "Review",
  yourVisit: "Your visit",
  visit: (service: string, day: string) => `${service}, ${day}`,
  marked: "Your review shows at once, marked “after a visit”.",
});
