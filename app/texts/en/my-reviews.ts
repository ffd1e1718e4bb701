/** Reviewing one's own completed visits. */
export const myReviewTexts = {
  review: "Review",
  yourVisit: "Your visit",
  visit: (service: string, day: string) => `${service}, ${day}`,
  marked: "Your review is marked as one after a visit, and shows at once.",
  verified: "after a visit",
};
