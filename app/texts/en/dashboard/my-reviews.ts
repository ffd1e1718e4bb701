import { texts } from "#app/texts/texts.ts";

/** Reviewing one's own completed visits. */
export const myReviewTexts = texts("myReviewTexts", {
  review: "Review",
  yourVisit: "Your visit",
  visit: (service: string, day: string) => `${service}, ${day}`,
  marked: "Your review is marked as one after a visit, and shows at once.",
  verified: "after a visit",
});
