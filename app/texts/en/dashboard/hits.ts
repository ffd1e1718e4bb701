import { texts } from "#app/texts/texts.ts";

/** What is in the way of changed hours, of blocked time and of a master who leaves. */
export const hitTexts = texts("hitTexts", {
  aGuest: "A guest",
  held: "Is being booked right now: look again in a few minutes.",
});
