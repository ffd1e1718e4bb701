import { texts } from "#app/texts/texts.ts";

/** Writing a review. */
export const reviewFormTexts = texts("reviewFormTexts", {
  added: "Your Review Added",
  title: "How was your visit?",
  /** If the review is about a visit. */
  leadOfVisit: "Other guests read this, and so do we.",
  lead: "Say which service you had. We read your review first, then it shows on the home page.",
  /** If the visit of a link can't be reviewed. @param isOther whether another one can, and is chosen */
  notThisVisit: (isOther: boolean) =>
    `The visit of this link can't be reviewed: it has a review already, is not completed yet, or belongs to another account. ${isOther ? "Another of your visits is chosen below: check that it is the one you mean." : "What you write here is about no booked visit. If you have another account, log in there."}`,
  name: "Name",
  rating: "Rating",
  ratingHint: "Give Rating Max 5",
  imageAddress: "Image address",
  yourReview: "Your Review",
  notAdded: "Your review was not added.",
  adding: "Adding",
  add: "Add Review",
  preview: "Preview",
  howItLooks: "How it will look on the home page",
  yourWords: "Your words appear here.",
  inStars: "Rating in stars",
  star: (value: number) => (value === 1 ? "1 star" : `${value} stars`),
});
