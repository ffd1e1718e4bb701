import { toLatinDigits } from "#domain/digits.ts";

/** A mobile number as it is stored: digits with an optional leading +, so that 01700… keeps its zero. */
export const mobileForm = /^\+?\d{6,15}$/;

/** A typed number in Latin digits, without separators. Bengali digits are read as Latin ones. */
export function plainMobile(typed: string): string {
  return toLatinDigits(typed).replace(/[\s().-]/g, "");
}

/**
 * A typed number as the person means it. A Bangladeshi number without its leading zero gets it back. 880… and 00…
 * before a country code become a plus. A zero in brackets after a country code is dropped, since it is dialled only
 * domestically.
 */
export function meantMobile(typed: string): string {
  return plainMobile(toLatinDigits(typed).replace(/^(\s*(?:\+|00)[\d\s.-]*)\(0\)/, "$1"))
    .replace(/^(?:00|\+)?8800?(?=1)/, "+880")
    .replace(/^00(?=[1-9])/, "+")
    .replace(/^(?=1[3-9]\d{8}$)/, "0");
}

/**
 * Whether a number can be a mobile number of its country. In Bangladesh, the salon's country, that is 01, a digit
 * from 3 to 9 and eight more. The lengths of other countries' numbers are not checked.
 */
export function isMobile(number: string): boolean {
  if (!mobileForm.test(number)) return false;
  return /^(?:0|\+880)/.test(number) ? /^(?:0|\+880)1[3-9]\d{8}$/.test(number) : true;
}

/** Whether a number has the code of a country other than the salon's. */
export function isAbroad(number: string): boolean {
  return mobileForm.test(number) && /^\+(?!880)/.test(number);
}

/**
 * A number with its country code, as in E.164. A number without one is Bangladeshi, as is the salon.
 * @returns null if it can't be a mobile number
 */
export function internationalMobile(typed: string): string | null {
  const number = meantMobile(typed);
  if (!isMobile(number)) return null;
  if (number.startsWith("0")) return `+88${number}`;
  return /^\+[1-9]/.test(number) ? number : null;
}
