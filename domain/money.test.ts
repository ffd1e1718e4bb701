import fc from "fast-check";
import { expect, test } from "vitest";
import { toCents, toDollars, writtenDollars } from "#domain/money.ts";

test("dollars of the wire are a hundred cents each, and come back as they were", () => {
  expect(toCents(28.5)).toBe(2850);
  expect(toCents(-0.07)).toBe(-7);
  expect(toDollars(2850)).toBe(28.5);
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (cents) => {
      expect(toCents(toDollars(cents))).toBe(cents);
    }),
  );
});

test("a part of a cent is no amount", () => {
  for (const dollars of [0.001, 28.505, -1.999]) expect(() => toCents(dollars)).toThrow(RangeError);
});

test("a sentence writes dollars with two decimals where there are cents, and with none where there are not", () => {
  expect([1200, 1260, 1205, 0, 1_250_050].map(writtenDollars)).toEqual([
    "12",
    "12.60",
    "12.05",
    "0",
    "12500.50",
  ]);
});
