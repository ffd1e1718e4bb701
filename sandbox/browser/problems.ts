/** What can be wrong with a card that is being typed, in the codes and words of Stripe.js. */
const PROBLEMS = {
  incomplete_number: "Your card number is incomplete.",
  invalid_number: "Your card number is invalid.",
  incomplete_expiry: "Your card's expiration date is incomplete.",
  invalid_expiry_month_past: "Your card's expiration date is in the past.",
  invalid_expiry_year_past: "Your card's expiration year is in the past.",
  invalid_expiry_year: "Your card's expiration year is invalid.",
  incomplete_cvc: "Your card's security code is incomplete.",
} as const;

export type ProblemCode = keyof typeof PROBLEMS;

export interface ValidationError {
  type: "validation_error";
  code: ProblemCode;
  message: string;
}

export function validationError(code: ProblemCode): ValidationError {
  return { type: "validation_error", code, message: PROBLEMS[code] };
}

/** Whether a problem only says that there is more to type, so that it can wait until the field is left. */
export function isIncomplete(code: ProblemCode): boolean {
  return code.startsWith("incomplete");
}
