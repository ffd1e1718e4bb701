import { expect, test } from "vitest";
import { digitsOfExpiry, formatExpiry, problemOfExpiry } from "./card-expiry.ts";
import { brandOfNumber, digitsOfNumber, formatNumber, problemOfNumber } from "./card-number.ts";
import { firstProblem, shownProblem } from "./card-state.ts";

const NOVEMBER_2026 = new Date(2026, 10, 21);

test.each([
  ["4242424242424242", "4242 4242 4242 4242", "visa"],
  ["378282246310005", "3782 822463 10005", "amex"],
  ["36227206271667", "3622 720627 1667", "diners"],
  ["3056930009020004", "3056 9300 0902 0004", "diners"],
  ["5555-5555 5555-4444-999", "5555 5555 5555 4444", "mastercard"],
])("%s is written %s", (typed, written, brand) => {
  const digits = digitsOfNumber(typed);
  expect(formatNumber(digits)).toBe(written);
  expect(brandOfNumber(digits)).toBe(brand);
  expect(problemOfNumber(digits)).toBeNull();
});

test.each([
  ["", "incomplete_number"],
  ["4242", "incomplete_number"],
  ["4242424242424241", "invalid_number"],
  ["9999999999999995", "invalid_number"],
])("the number %s is %s", (digits, problem) => {
  expect(problemOfNumber(digits)).toBe(problem);
});

test.each([
  ["1228", "12 / 28"],
  ["4", "04 / "],
  ["12/2028", "12 / 28"],
  ["1/28", "01 / 28"],
  ["122028", "12 / 28"],
])("the expiry %s is written %s", (typed, written) => {
  expect(formatExpiry(digitsOfExpiry(typed), false)).toBe(written);
});

test("the slash of an expiry gives way when it is deleted", () => {
  expect(formatExpiry("12", true)).toBe("12");
});

test.each([
  ["12", "incomplete_expiry"],
  ["0025", "incomplete_expiry"],
  ["1225", "invalid_expiry_year_past"],
  ["1026", "invalid_expiry_month_past"],
  ["1126", null],
  ["1299", "invalid_expiry_year"],
])("in November 2026 the expiry %s is %s", (digits, problem) => {
  expect(problemOfExpiry(digits, NOVEMBER_2026)).toBe(problem);
});

test("what is missing is told when it is insisted on, what is wrong at once", () => {
  const digits = { number: "4242424242424242", expiry: "1225", cvc: "1" };
  expect(shownProblem("cvc", { digits, insistOn: new Set() }, NOVEMBER_2026)).toBeNull();
  expect(shownProblem("cvc", { digits, insistOn: new Set(["cvc"]) }, NOVEMBER_2026)).toBe("incomplete_cvc");
  expect(shownProblem("expiry", { digits, insistOn: new Set() }, NOVEMBER_2026)).toBe(
    "invalid_expiry_year_past",
  );
  expect(firstProblem(digits, NOVEMBER_2026)).toBe("invalid_expiry_year_past");
});
