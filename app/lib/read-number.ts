import { toLatinDigits } from "#domain/digits.ts";

/** A number as it was typed, in either digits and with either sign before its decimals: null for nothing, NaN for what is none. */
export function readNumber(typed: unknown): number | null {
  if (typeof typed !== "string") return typeof typed === "number" ? typed : null;
  const plain = toLatinDigits(typed).trim();
  // 1,000 may be a thousand or one: it is asked for again.
  return plain === "" ? null : Number(plain.replace(/,(?=\d{1,2}$)/, "."));
}

/** An amount as it was typed, in dollars, in either digits and with either sign before its cents; null for what is none. */
export function readAmount(typed: string): number | null {
  const plain = toLatinDigits(typed).trim().replace(",", ".");
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}

/** The same, or less than nothing with a minus before it. */
export function readBalance(typed: string): number | null {
  const [, minus, amount = ""] = /^\s*([-−–]?)(.*)$/s.exec(typed) ?? [];
  const read = readAmount(amount);
  return minus && read ? -read : read;
}
