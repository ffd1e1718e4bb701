import fc from "fast-check";
import { expect, test } from "vitest";
import { changeOf, likelyGiven, tipOf } from "#app/features/desk-payment/take-sums.ts";

test("change is what was given less what is due, to the cent, and too little is refused", () => {
  expect(changeOf(50, 42)).toBe(8);
  expect(changeOf(20, 12.6)).toBe(7.4);
  expect(changeOf(42, 42)).toBe(0);
  expect(changeOf(40, 42)).toBeNull();
});

test("suggested amounts are always enough, start with the exact sum, and appear once", () => {
  expect(likelyGiven(42)).toEqual([42, 45, 50, 60]);
  expect(likelyGiven(100)).toEqual([100]);
  fc.assert(
    fc.property(fc.integer({ min: 50, max: 90_000 }), (cents) => {
      const given = likelyGiven(cents / 100);
      expect(given[0]).toBe(cents / 100);
      expect(new Set(given).size).toBe(given.length);
      for (const one of given) expect(changeOf(one, cents / 100)).not.toBeNull();
    }),
  );
});

test("a tip is a whole number of dollars, at least one", () => {
  expect([tipOf(70, 10), tipOf(70, 5), tipOf(6, 5)]).toEqual([7, 4, 1]);
});
