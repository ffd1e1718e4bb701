import { texts } from "#app/texts/texts.ts";

/** The portfolio on the home page, and the page of one work. The server puts these texts into the works, so that no page loads them. */
export const worksTexts = texts("worksTexts", {
  agreed: "Work by our masters. Everyone you see here has agreed to be shown.",
  which: "Which works",
  all: "All",
  pairs: "Before and after",
  before: "Before",
  after: "After",
  compare: (title: string) => `Compare before and after: ${title}`,
  bookThis: "Book this",
  allWorks: "All works",
  master: "Master",
  service: "Service",
  priceAndTime: "Price and time",
  works: "Works",
  previous: "Previous work",
  next: "Next work",
  counted: (number: number, of: number) => `${number} of ${of}`,
  bookThisWork: (title: string) => `Book this: ${title}`,
});
