import { toLatinDigits } from "#domain/digits.ts";

/** A number as it was typed, in either digits and with either sign before its decimals: null for nothing, NaN for what is none. */
export function readNumber(typed: unknown): number | null {
  if (typeof typed !== "string") return typeof typed === "number" ? typed : null;
  const plain = toLatinDigits(typed).trim();
  // 1,000 may be a thousand or one: it is asked for again.
  return plain === "" ? null : Number(plain.replace(/,(?=\d{1,2}$)/, "."));
}
