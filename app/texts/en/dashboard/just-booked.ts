import { texts } from "#app/texts/texts.ts";

/** What the desk has just booked, until it has looked at it. */
export const justBookedTexts = texts("justBookedTexts", {
  open: "Open the visit",
  close: "Close what was booked",
});
