import fc from "fast-check";
import { expect, test } from "vitest";
import { toCents, toDollars, writtenDollars } from "#domain/money.ts";

test("dollars convert to a hundred cents each, and back unchanged", () => {
  expect(toCents(28.5)).toBe(2850);
  expect(toCents(-0.07)).toBe(-7);
  expect(toDollars(2850)).toBe(28.5);
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (cents) => {
      expect(toCents(toDollars(cents))).toBe(cents);
    }),
  );
});

test("a fraction of a cent is no amount", () => {
  for (const dollars of [0.001, 28.505, -1.999]) expect(() => toCents(dollars)).toThrow(RangeError);
});

test("a sentence writes dollars with two decimals or none", () => {
  expect([1200, 1260, 1205, 0, 1_250_050].map(writtenDollars)).toEqual([
    "12",
    "12.60",
    "12.05",
    "0",
    "12500.50",
  ]);
});
