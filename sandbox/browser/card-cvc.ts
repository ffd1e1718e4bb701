import type { Brand } from "./card-number.ts";
import type { ProblemCode } from "./problems.ts";

function cvcLength(brand: Brand): number {
  return brand === "amex" ? 4 : 3;
}

/** The digits of what was typed: four on an American Express card, three on any other. */
export function digitsOfCvc(typed: string, brand: Brand): string {
  return typed.replace(/\D/g, "").slice(0, cvcLength(brand));
}

export function problemOfCvc(digits: string, brand: Brand): ProblemCode | null {
  return digits.length < cvcLength(brand) ? "incomplete_cvc" : null;
}
