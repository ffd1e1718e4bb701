import { cardError } from "../http/errors.ts";
import type { Form } from "../http/form.ts";
import { requiredText, text } from "../http/params.ts";
import { TEST_CARDS, type TestCard } from "./catalogue.ts";

export interface CheckedCard {
  number: string;
  card: TestCard;
  expMonth: number;
  expYear: number;
}

/**
 * Reads a card from its form and refuses what Stripe refuses, any number but a test card's included.
 * `now` is seconds since the epoch.
 */
export function checkCard(form: Form, now: number): CheckedCard {
  const number = requiredText(form, "number").replace(/[\s-]/g, "");
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    throw rejected("incorrect_number", "number", "Your card number is incorrect.");
  }
  const { month, year } = checkExpiry(form, now);
  const cvc = text(form, "cvc");
  if (cvc !== undefined && !/^\d{3,4}$/.test(cvc)) {
    throw rejected("invalid_cvc", "cvc", "Your card's security code is invalid.");
  }
  const card = TEST_CARDS.get(number);
  if (!card) throw notATestCard();
  return { number, card, expMonth: month, expYear: year };
}

function checkExpiry(form: Form, now: number): { month: number; year: number } {
  const month = Number(requiredText(form, "exp_month"));
  const written = Number(requiredText(form, "exp_year"));
  const year = written < 100 ? 2000 + written : written;
  const today = new Date(now * 1000);
  const thisYear = today.getUTCFullYear();
  if (!(Number.isInteger(month) && month >= 1 && month <= 12)) {
    throw rejected("invalid_expiry_month", "exp_month", "Your card's expiration month is invalid.");
  }
  if (!(Number.isInteger(year) && year >= thisYear && year <= thisYear + 50)) {
    throw rejected("invalid_expiry_year", "exp_year", "Your card's expiration year is invalid.");
  }
  if (year === thisYear && month < today.getUTCMonth() + 1) {
    throw rejected("invalid_expiry_month", "exp_month", "Your card's expiration month is invalid.");
  }
  return { month, year };
}

/** The check digit that every card number ends with. */
function passesLuhn(number: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...number].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

function rejected(code: string, param: string, message: string) {
  return cardError(message, { code, param }, false);
}

// Never remembered under an idempotency key: not even a hash of a real card's number may reach the disk.
function notATestCard() {
  return cardError(
    "Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.",
    { code: "card_declined", decline_code: "test_mode_live_card" },
    false,
  );
}
