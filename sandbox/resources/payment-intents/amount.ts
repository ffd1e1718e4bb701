import { invalidParam } from "#sandbox/http/errors.ts";
import type { Form } from "#sandbox/http/form.ts";
import { integer, requiredText } from "#sandbox/http/params.ts";

const LEAST = 50;
const MOST = 99_999_999;

/** The amount in minor units; refuses less than half a unit and more than Stripe takes at once. */
export function readAmount(form: Form, currency: string): number {
  requiredText(form, "amount");
  const amount = integer(form, "amount", 1) ?? 0;
  if (amount < LEAST) {
    throw invalidParam(`Amount must be at least $0.50 ${currency}`, "amount", "amount_too_small");
  }
  if (amount > MOST) {
    throw invalidParam(`Amount must be no more than $999,999.99`, "amount", "amount_too_large");
  }
  return amount;
}

/** A lower-case currency code of three letters. */
export function readCurrency(form: Form): string {
  const currency = requiredText(form, "currency").toLowerCase();
  if (!/^[a-z]{3}$/.test(currency)) throw invalidParam(`Invalid currency: ${currency}`, "currency");
  return currency;
}
