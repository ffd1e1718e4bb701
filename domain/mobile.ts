import { toLatinDigits } from "#domain/digits.ts";

/** A mobile number as it is kept: digits with an optional leading +, so that 01700… keeps its zero. */
export const mobileForm = /^\+?\d{6,15}$/;

/** A typed number without what people write between its digits, in Latin digits: Bengali ones are the same number. */
export function plainMobile(typed: string): string {
  return toLatinDigits(typed).replace(/[\s().-]/g, "");
}

/**
 * A typed number as a person means it: one of Bangladesh without its first zero gets it back, 880… or 00… before a
 * country gets its plus, and a zero in brackets, which is dialled at home alone, is left out behind a country.
 */
export function meantMobile(typed: string): string {
  return plainMobile(toLatinDigits(typed).replace(/^(\s*(?:\+|00)[\d\s.-]*)\(0\)/, "$1"))
    .replace(/^(?:00|\+)?8800?(?=1)/, "+880")
    .replace(/^00(?=[1-9])/, "+")
    .replace(/^(?=1[3-9]\d{8}$)/, "0");
}

/**
 * Whether a number can be a mobile number of its country. In Bangladesh, where the salon is, that is 01, a digit from 3 to
 * 9 and eight more. Of another country it is not known here how long its numbers are.
 */
export function isMobile(number: string): boolean {
  if (!mobileForm.test(number)) return false;
  return /^(?:0|\+880)/.test(number) ? /^(?:0|\+880)1[3-9]\d{8}$/.test(number) : true;
}

/** Whether a number begins with another country than the salon's. */
export function isAbroad(number: string): boolean {
  return mobileForm.test(number) && /^\+(?!880)/.test(number);
}

/**
 * A number with its country, as E.164 writes it; one that names no country is of Bangladesh, where the salon is.
 * @returns null where it can't be a mobile number
 */
export function internationalMobile(typed: string): string | null {
  const number = meantMobile(typed);
  if (!isMobile(number)) return null;
  if (number.startsWith("0")) return `+88${number}`;
  return /^\+[1-9]/.test(number) ? number : null;
}
