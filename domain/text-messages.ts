/** What a salon's daily texts are for. Each purpose has its own share, so that neither uses up the other's. */
export type TextShare = "notices" | "codes";

/** The most segments that a text may cost. One holds 70 Bangla letters, two hold 134. */
export const mostSegments = 2;

/** The day's texts for each share. A fifth, and at least one, is for codes. */
export function textsForShare(ofDay: number, share: TextShare): number {
  const codes = Math.max(1, Math.ceil(ofDay / 5));
  return share === "codes" ? codes : Math.max(0, ofDay - codes);
}

/**
 * A gateway that did not answer may still have sent the text, and each text costs money. A person who waits for a code
 * can request another.
 */
export const mostTriesUnanswered = 2;
