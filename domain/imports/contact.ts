import { numberKey } from "#domain/guests/number.ts";
import type { RefusalReason } from "#domain/imports/lines.ts";
import { mobileForm, plainMobile } from "#domain/mobile.ts";

/**
 * A number as written in a file, without separators. Restores the leading zero of Bangladeshi numbers, which
 * spreadsheets drop.
 */
export function tidyNumber(typed: string): string {
  const number = plainMobile(typed.trim());
  return /^1[3-9]\d{8}$/.test(number) ? `0${number}` : number;
}

/** Why filled-in contact details can't reach anybody. Null when they may. */
export function refuseContact(contact: { number: string; email: string }): RefusalReason | null {
  const { number, email } = contact;
  if (number !== "" && !isNumber(number)) return "wrong_number";
  if (email !== "" && !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email)) return "wrong_email";
  return null;
}

/** A number that begins like a Bangladeshi mobile must have its eleven digits. */
function isNumber(number: string): boolean {
  if (!mobileForm.test(number)) return false;
  const key = numberKey(number);
  return !key.startsWith("01") || /^01[3-9]\d{8}$/.test(key);
}
