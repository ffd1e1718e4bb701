/** A text in small letters without accents, so that what is typed is found however it is written. */
export function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}

/** The words of a text, plain. */
export function wordsIn(text: string): string[] {
  return plain(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
