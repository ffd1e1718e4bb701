const bengaliZero = "০".charCodeAt(0);

/** A text with Latin digits in place of Bengali ones. */
export function toLatinDigits(typed: string): string {
  return typed.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - bengaliZero));
}
