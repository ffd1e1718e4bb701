import { texts } from "#app/texts/texts.ts";

/**
 * The portfolio on the home page, and the page of one work. The server puts these texts into the works, so that no page
 * loads them.
 */
export const worksTexts = texts("worksTexts", {
  agreed: "Work by our masters. Everyone you see here has agreed to be shown.",
  all: "All",
  pairs: "Before and after",
  before: "Before",
  after: "After",
  compare: (title: string) => `Compare before and after: ${title}`,
  bookThis: "Book this",
  master: "Master",
  service: "Service",
  priceAndTime: "Price and time",
  bookThisWork: (title: string) => `Book this: ${title}`,
});
