import { texts } from "#app/texts/texts.ts";

/** Where the card field should be, and its frame did not come. */
export const cardFieldTexts = texts("cardFieldTexts", {
  missing: "The card field did not load. Check your connection and try again.",
  standsAt: (origin: string) =>
    `In test mode it stands on a port of its own, ${origin}, which this browser has to reach as well.`,
  notOpened:
    "In test mode it stands on a port of its own, which the server could not open: its log says why.",
});
