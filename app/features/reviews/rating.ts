import { toLatinDigits } from "#domain/digits.ts";

/** The whole number from 1 to 5 that was typed, or undefined: then no stars are shown. */
export function typedRating(text: string): number | undefined {
  const plain = toLatinDigits(text).trim();
  return /^[1-5]$/.test(plain) ? Number(plain) : undefined;
}
