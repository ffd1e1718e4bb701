import { texts } from "#app/texts/texts.ts";

/** The texts of the basic controls. */
export const uiTexts = texts("uiTexts", {
  loading: "Loading",
  page: (number: number) => String(number),
  pages: "Pages",
  previousPage: "Previous page",
  nextPage: "Next page",
  hidePassword: "Hide password",
  showPassword: "Show password",
  dismiss: "Dismiss",
  close: "Close",
  cancel: "Cancel",
  leaveWritten: "Close without saving?",
  writtenIsLost: "What you wrote here is not saved and would be lost.",
  keepWriting: "Keep writing",
  throwAway: "Discard it",
  optional: "(optional)",
  tryAgain: "Try again",
  stillLoading:
    "This form is still loading. If it stays like this, turn on JavaScript in your browser and load the page again.",
  stars: (rating: number, of: number) => `${rating} out of ${of} stars`,
});
