import { expect, test } from "vitest";
import { readAmount, readNumber } from "#app/lib/read-number.ts";

test("a number is read in Latin or Bengali digits, with a decimal point or comma", () => {
  expect(readNumber(" 48.50 ")).toBe(48.5);
  expect(readNumber("৪৮,৫")).toBe(48.5);
  expect(readNumber("২৫")).toBe(25);
  expect(readNumber(7)).toBe(7);
});

test("empty is null, and an invalid or ambiguous number is NaN", () => {
  expect(readNumber(" ")).toBeNull();
  expect(readNumber(null)).toBeNull();
  for (const typed of ["two", "1-2", "1,000", "1.000,5"]) expect(readNumber(typed)).toBeNaN();
});

test("an amount is read in either digits, with a point or a comma before its cents, and is never negative", () => {
  expect(["7", "7,5", " 12.25 ", "৩১৬", "১০০.৫০", "৭,৫"].map(readAmount)).toEqual([
    7, 7.5, 12.25, 316, 100.5, 7.5,
  ]);
  for (const typed of ["", "-5", "1.234", "1,000", "ten", "1e3"]) expect(readAmount(typed)).toBeNull();
});
