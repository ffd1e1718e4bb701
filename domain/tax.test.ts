import fc from "fast-check";
import { expect, test } from "vitest";
import { taxIncluded } from "#domain/tax.ts";

test("15 % of tax in a price of $115 is $15", () => {
  expect(taxIncluded(11_500, 1500)).toBe(1500);
  expect(taxIncluded(600, 1500)).toBe(78);
  expect(taxIncluded(600, 0)).toBe(0);
  expect(taxIncluded(0, 1500)).toBe(0);
});

test("the tax is within half a cent of its exact share, and never more than the price", () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(cents, fc.integer({ min: 0, max: 10_000 }), (price, points) => {
      const tax = taxIncluded(price, points);
      const net = price - tax;
      expect(Math.abs(tax - (net * points) / 10_000)).toBeLessThanOrEqual(1 + points / 10_000);
      expect(tax).toBeLessThanOrEqual(price);
    }),
  );
});
