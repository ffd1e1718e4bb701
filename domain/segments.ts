/** What a text costs: one segment, or as many as it is split into. Sizes are in bits. */
const segmentBits = 1120;
/** Each segment of several carries its position. */
const longSegmentBits = { plain: 1071, wide: 1072 } as const;

/** The alphabet that every phone has, seven bits for each letter, and the letters that take twice as much. */
const plain = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const plainTwice = new Set("\f^{}\\[~]|€");

/**
 * How many segments a text takes. A single letter outside the plain alphabet, such as a Bangla one, makes all letters
 * wide.
 */
export function segmentsOf(text: string): number {
  const letters = [...text];
  const isPlain = letters.every((letter) => plain.has(letter) || plainTwice.has(letter));
  return isPlain
    ? cutIn(
        letters.map((letter) => (plainTwice.has(letter) ? 14 : 7)),
        longSegmentBits.plain,
      )
    : cutIn(
        lettersWithSigns(text).map((letter) => letter.length * 16),
        longSegmentBits.wide,
      );
}

/** Letters with their combining signs, so that none is cut between segments. */
export function lettersWithSigns(text: string): string[] {
  return [...new Intl.Segmenter("bn").segment(text)].map(({ segment }) => segment);
}

function cutIn(sizes: readonly number[], most: number): number {
  if (sizes.reduce((sum, size) => sum + size, 0) <= segmentBits) return 1;
  let segments = 1;
  let used = 0;
  for (const size of sizes) {
    if (used + size > most) {
      segments += 1;
      used = 0;
    }
    used += size;
  }
  return segments;
}
