import { digitsOfCvc } from "./card-cvc.ts";
import { digitsOfExpiry, formatExpiry } from "./card-expiry.ts";
import { brandOfNumber, digitsOfNumber, formatNumber } from "./card-number.ts";
import type { CardPart } from "./card-state.ts";

/** The digits that a part holds after typing; a CVC's length depends on the number. */
export function readPart(part: CardPart, typed: string, number: string): string {
  if (part === "number") return digitsOfNumber(typed);
  if (part === "expiry") return digitsOfExpiry(typed);
  return digitsOfCvc(typed, brandOfNumber(number));
}

export function formatPart(part: CardPart, digits: string, deleting: boolean): string {
  if (part === "number") return formatNumber(digits);
  if (part === "expiry") return formatExpiry(digits, deleting);
  return digits;
}

/** Puts the formatted text in and leaves the caret behind the digit it stood behind. */
export function rewrite(input: HTMLInputElement, formatted: string): void {
  if (input.value === formatted) return;
  const caret = input.selectionStart ?? input.value.length;
  const atEnd = caret === input.value.length;
  const digitsBefore = input.value.slice(0, caret).replace(/\D/g, "").length;
  input.value = formatted;
  if (document.activeElement !== input) return;
  const place = atEnd ? formatted.length : placeAfter(formatted, digitsBefore);
  input.setSelectionRange(place, place);
}

function placeAfter(text: string, digits: number): number {
  let seen = 0;
  for (const [index, character] of [...text].entries()) {
    if (seen === digits) return index;
    if (/\d/.test(character)) seen += 1;
  }
  return text.length;
}
