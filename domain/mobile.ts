/** A mobile number as it is kept: digits with an optional leading +, so that 01700… keeps its zero. */
export const mobileForm = /^\+?\d{6,15}$/;

/** A typed number without what people write between its digits, in Latin digits: Bengali ones are the same number. */
export function plainMobile(typed: string): string {
  return typed.replace(/[\s().-]/g, "").replace(/[০-৯]/g, toLatinDigit);
}

const bengaliZero = "০".charCodeAt(0);

function toLatinDigit(digit: string): string {
  return String(digit.charCodeAt(0) - bengaliZero);
}
