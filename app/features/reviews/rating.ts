import { toLatinDigits } from "#domain/digits.ts";

/** The typed whole number from 1 to 5; undefined otherwise, and then no stars are shown. */
export function typedRating(text: string): number | undefined {
  const plain = toLatinDigits(text).trim();
  return /^[1-5]$/.test(plain) ? Number(plain) : undefined;
}
