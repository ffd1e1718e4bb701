import { expect, test } from "vitest";
import { readNumber } from "#app/lib/read-number.ts";

test("a number is read in either digits, with a point or a comma before its decimals", () => {
  expect(readNumber(" 48.50 ")).toBe(48.5);
  expect(readNumber("৪৮,৫")).toBe(48.5);
  expect(readNumber("২৫")).toBe(25);
  expect(readNumber(7)).toBe(7);
});

test("nothing is null, and what is no number, or may be two, is NaN", () => {
  expect(readNumber(" ")).toBeNull();
  expect(readNumber(null)).toBeNull();
  for (const typed of ["two", "1-2", "1,000", "1.000,5"]) expect(readNumber(typed)).toBeNaN();
});
