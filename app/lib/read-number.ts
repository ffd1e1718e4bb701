import { toLatinDigits } from "#domain/digits.ts";

/**
 * Reads a number in Latin or Bengali digits, with a point or a comma before its decimals. Null for an empty text, NaN
 * for what is not a number.
 */
export function readNumber(typed: unknown): number | null {
  if (typeof typed !== "string") return typeof typed === "number" ? typed : null;
  const plain = toLatinDigits(typed).trim();
  // 1,000 may mean a thousand or one, so it is NaN and the form asks again.
  return plain === "" ? null : Number(plain.replace(/,(?=\d{1,2}$)/, "."));
}

/**
 * Reads an amount in dollars, in Latin or Bengali digits, with a point or a comma before its cents and with or without
 * the dollar's sign. Null if it is none.
 */
export function readAmount(typed: string): number | null {
  const plain = toLatinDigits(typed)
    .trim()
    .replace(",", ".")
    .replace(/^\$\s*/, "");
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}

/** The same, but a minus in front makes it negative. */
export function readBalance(typed: string): number | null {
  const [, minus, amount = ""] = /^\s*([-−–]?)(.*)$/s.exec(typed) ?? [];
  const read = readAmount(amount);
  return minus && read ? -read : read;
}
