import fc from "fast-check";
import { expect, test } from "vitest";
import { type Deposit, partsOf } from "#domain/deposit.ts";
import { leastChargeCents } from "#domain/pricing.ts";

const deposits: fc.Arbitrary<Deposit | null> = fc.oneof(
  fc.constant(null),
  fc.record({ kind: fc.constant("percent" as const), percent: fc.integer({ min: 1, max: 99 }) }),
  fc.record({
    kind: fc.constant("amount" as const),
    cents: fc.integer({ min: leastChargeCents, max: 100_000 }),
  }),
);
const atSalon: Deposit = { kind: "at_salon" };
/** Prices as in the catalogue: nothing, or at least what a card can be charged. */
const prices = fc.oneof(fc.constant(0), fc.integer({ min: leastChargeCents, max: 1_000_000 }));

test("both parts are whole cents that add up to the price, and the charge is zero or at least the card minimum", () => {
  fc.assert(
    fc.property(prices, deposits, (totalCents, deposit) => {
      const { nowCents, atSalonCents } = partsOf(totalCents, deposit);
      expect(Number.isInteger(nowCents)).toBe(true);
      expect(nowCents + atSalonCents).toBe(totalCents);
      expect(atSalonCents).toBeGreaterThanOrEqual(0);
      if (totalCents === 0) expect(nowCents).toBe(0);
      else expect(nowCents).toBeGreaterThanOrEqual(leastChargeCents);
    }),
  );
});

test("without a deposit the whole price is charged", () => {
  fc.assert(
    fc.property(prices, (totalCents) => {
      expect(partsOf(totalCents, null)).toEqual({ nowCents: totalCents, atSalonCents: 0 });
    }),
  );
});

test("a percentage is within half a cent of its share, but at least the card minimum", () => {
  fc.assert(
    fc.property(prices, fc.integer({ min: 1, max: 99 }), (totalCents, percent) => {
      const { nowCents } = partsOf(totalCents, { kind: "percent", percent });
      const exact = (totalCents * percent) / 100;
      if (exact >= leastChargeCents) expect(Math.abs(nowCents - exact)).toBeLessThanOrEqual(0.5);
      else expect(nowCents).toBe(Math.min(totalCents, leastChargeCents));
    }),
  );
});

test("a higher deposit never charges less", () => {
  fc.assert(
    fc.property(prices, fc.integer({ min: 1, max: 98 }), (totalCents, percent) => {
      const part = (of: number) => partsOf(totalCents, { kind: "percent", percent: of }).nowCents;
      expect(part(percent + 1)).toBeGreaterThanOrEqual(part(percent));
    }),
  );
});

test("a fixed amount is charged as it is, up to the price", () => {
  const ten: Deposit = { kind: "amount", cents: 1000 };
  expect(partsOf(4200, ten)).toEqual({ nowCents: 1000, atSalonCents: 3200 });
  expect(partsOf(600, ten)).toEqual({ nowCents: 600, atSalonCents: 0 });
  expect(partsOf(1001, ten)).toEqual({ nowCents: 1000, atSalonCents: 1 });
});

test("a share of a small price is at least the card minimum", () => {
  expect(partsOf(60, { kind: "percent", percent: 10 })).toEqual({ nowCents: 50, atSalonCents: 10 });
  expect(partsOf(4250, { kind: "percent", percent: 30 })).toEqual({ nowCents: 1275, atSalonCents: 2975 });
});

test("nothing is charged for a visit paid at the salon", () => {
  fc.assert(
    fc.property(prices, (totalCents) => {
      expect(partsOf(totalCents, atSalon)).toEqual({ nowCents: 0, atSalonCents: totalCents });
    }),
  );
});
