import { texts } from "#app/texts/texts.ts";

/** What conflicts with changed hours, blocked time, or a master who leaves. */
export const hitTexts = texts("hitTexts", {
  aGuest: "A guest",
  held: "Is being booked right now: look again in a few minutes.",
});
