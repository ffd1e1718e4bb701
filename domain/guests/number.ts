import { plainMobile } from "#domain/mobile.ts";

const national = /^0(1\d{9})$/;
const international = /^8800?(1\d{9})$/;

/**
 * The same key for a number however it is typed: Bengali digits, spaces, dashes, 01…, +8801…, 8801… and 008801… make
 * no difference. A Bangladeshi number becomes 01…, any other its digits without + or 00.
 * @returns an empty text if nothing was typed
 */
export function numberKey(typed: string): string {
  const digits = plainMobile(typed)
    .replace(/^\+|^00(?=[1-9])/, "")
    .replace(/\D/g, "");
  const mobile = national.exec(digits)?.[1] ?? international.exec(digits)?.[1];
  return mobile === undefined ? digits : `0${mobile}`;
}

/**
 * The forms in which part of a number may occur: as typed, and, if it begins with the country code, as the number is
 * kept.
 * @returns only digits; empty if no digit was typed
 */
export function numberParts(typed: string): string[] {
  const plain = plainMobile(typed);
  const digits = plain.replace(/\D/g, "");
  if (digits === "") return [];
  const abroad = /^(?:\+|00)/.test(plain) ? digits.replace(/^00/, "") : digits;
  const isWithCountry = /^8800?1/.test(abroad) || (abroad !== plain && abroad.startsWith("880"));
  const kept = isWithCountry ? abroad.replace(/^8800?/, "0") : abroad;
  return kept === digits ? [digits] : [kept, digits];
}
