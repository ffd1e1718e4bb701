/** What a salon's texts of a day are for. Each has a part of its own, so that neither uses up the other's. */
export type TextShare = "notices" | "codes";

/** The most segments that a text may cost. Bangla has 70 letters in one, and 134 in two. */
export const mostSegments = 2;

/** How many texts of a day are for each share: a fifth, and at least one, for codes. */
export function textsForShare(ofDay: number, share: TextShare): number {
  const codes = Math.max(1, Math.ceil(ofDay / 5));
  return share === "codes" ? codes : Math.max(0, ofDay - codes);
}

/** A gateway that did not answer may have sent the text, and each one costs money. A code's reader can ask for another. */
export const mostTriesUnanswered = 2;
