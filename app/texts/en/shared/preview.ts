import { texts } from "#app/texts/texts.ts";

/** Shown above a page whose URL names a preview that has ended. */
export const previewTexts = texts("previewTexts", {
  ended: "This preview has ended: you see the published site. To look at the draft again,",
  again: "open Site and press Look.",
});
