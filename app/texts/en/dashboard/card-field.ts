import { texts } from "#app/texts/texts.ts";

/** Shown instead of the card field if its frame did not load. */
export const cardFieldTexts = texts("cardFieldTexts", {
  missing: "The card field did not load. Check your connection and try again.",
  standsAt: (origin: string) =>
    `In test mode it stands on a port of its own, ${origin}, which this browser has to reach as well.`,
  notOpened:
    "In test mode it stands on a port of its own, which the server could not open: its log says why.",
});
