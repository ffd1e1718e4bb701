import { texts } from "#app/texts/texts.ts";

/** Notes on visits and guests, which two desks may edit at once. */
export const notesTexts = texts("notesTexts", {
  /** @param note as another desk has left it */
  noteNow: (note: string) =>
    note === "" ? "The note was removed meanwhile." : `Meanwhile the note says: ${note}`,
});
