import { texts } from "#app/texts/texts.ts";

/** The portfolio on the home page. The server puts these texts into the works, so that no page loads them. */
export const worksTexts = texts("worksTexts", {
  agreed: "Work by our masters. Everyone you see here has agreed to be shown.",
  before: "Before",
  after: "After",
  compare: (title: string) => `Compare before and after: ${title}`,
  bookThis: "Book this",
  bookThisWork: (title: string) => `Book this: ${title}`,
});
