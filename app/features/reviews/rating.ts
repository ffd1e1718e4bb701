/** The whole number from 1 to 5 that was typed, or undefined: then no stars are shown. */
export function typedRating(text: string): number | undefined {
  return /^\s*[1-5]\s*$/.test(text) ? Number(text) : undefined;
}
