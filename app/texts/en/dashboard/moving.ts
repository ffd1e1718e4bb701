import { texts } from "#app/texts/texts.ts";

/** Moving one's own visit. */
export const movingTexts = texts("movingTexts", {
  keptShare: (refund: string, paid: string) =>
    `Cancelling now would give back ${refund} of ${paid}. After a move it is never more than that, however far ahead the new hour is.`,
});
