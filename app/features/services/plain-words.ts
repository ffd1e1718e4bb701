/** A text in lower case without accents, so that spelling differences do not matter. */
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
