import fc from "fast-check";
import { expect, test } from "vitest";
import { memberDiscount } from "#domain/membership.ts";
import {
  type CodeDiscount,
  type Discount,
  discountByLine,
  leastChargeCents,
  quote,
} from "#domain/pricing.ts";

const priced = (...prices: number[]) =>
  prices.map((priceCents, index) => ({ id: String(index), name: `Service ${index}`, priceCents }));
const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

test("a member pays three quarters of a $60 massage", () => {
  expect(quote(priced(6000), [memberDiscount])).toMatchObject({
    subtotalCents: 6000,
    discount: { kind: "member", percent: 25 },
    discountCents: 1500,
    totalCents: 4500,
  });
});

test("without a discount the full price is due", () => {
  expect(quote(priced(600, 3800))).toMatchObject({ discount: null, discountCents: 0, totalCents: 4400 });
});

test("half a cent is rounded, and a service costs a member the same alone and with others", () => {
  const alone = quote(priced(2850), [memberDiscount]).totalCents;
  expect(alone).toBe(2137);
  expect(quote(priced(2850, 2850), [memberDiscount]).totalCents).toBe(2 * alone);
});

test("of two discounts only the better one counts", () => {
  const lesser: Discount = { kind: "member", percent: 10 };
  for (const both of [
    [memberDiscount, lesser],
    [lesser, memberDiscount],
  ])
    expect(quote(priced(1000), both)).toMatchObject({ discount: memberDiscount, totalCents: 750 });
});

test("a discount leaves at least the card minimum", () => {
  expect(leastChargeCents).toBe(50);
  expect(quote(priced(60), [memberDiscount]).totalCents).toBe(leastChargeCents);
  expect(quote(priced(50), [memberDiscount])).toMatchObject({ discountCents: 0, totalCents: 50 });
  expect(quote(priced(0), [memberDiscount])).toMatchObject({ discountCents: 0, totalCents: 0 });
});

test("a member's discount that takes nothing off stays for services that are added, and a code's is not used", () => {
  expect(quote(priced(0), [memberDiscount]).discount).toEqual(memberDiscount);
  expect(quote(priced(0), [code({ percent: 10 }), memberDiscount]).discount).toEqual(memberDiscount);
  expect(quote(priced(0), [code({ percent: 10 })]).discount).toBeNull();
});

test("only a full discount goes below the card minimum, to zero", () => {
  const most = (percent: number) => quote(priced(60), [{ kind: "member", percent }]).totalCents;
  expect(most(99)).toBe(leastChargeCents);
  expect(most(100)).toBe(0);
});

const code = (off: Partial<CodeDiscount>): CodeDiscount => ({
  kind: "code",
  offerId: "eid",
  code: "EID10",
  percent: null,
  amountCents: null,
  serviceIds: null,
  ...off,
});

test("a code takes an amount off, split by the prices of its services", () => {
  const five = code({ amountCents: 500 });
  expect(quote(priced(600, 3800), [five])).toMatchObject({ discount: five, totalCents: 3900 });
  expect(discountByLine(quote(priced(600, 3800)).lines, five)).toEqual([68, 432]);
  const forTheSecond = code({ amountCents: 500, serviceIds: ["1"] });
  expect(discountByLine(quote(priced(600, 3800)).lines, forTheSecond)).toEqual([0, 500]);
});

test("a fixed discount takes at most the price, and leaves nothing or at least the card minimum", () => {
  const total = (cents: number, ...prices: number[]) =>
    quote(priced(...prices), [code({ amountCents: cents })]).totalCents;
  expect(total(5000, 600)).toBe(0);
  expect(total(580, 600)).toBe(50);
  expect(quote(priced(600, 3800), [code({ amountCents: 5000, serviceIds: ["0"] })]).totalCents).toBe(3800);
});

test("a code for some services does not affect the others, and the better of it and a membership counts alone", () => {
  const facial = code({ percent: 50, serviceIds: ["1"] });
  expect(quote(priced(600, 3800), [memberDiscount, facial])).toMatchObject({
    discount: facial,
    totalCents: 2500,
  });
  expect(quote(priced(6000, 1000), [memberDiscount, facial])).toMatchObject({
    discount: memberDiscount,
    totalCents: 5250,
  });
  expect(quote(priced(1000), [memberDiscount, code({ percent: 25 })]).discount).toEqual(memberDiscount);
});

test("a quote always adds up, whatever the prices and discounts", () => {
  const price = fc.oneof(fc.constant(0), fc.integer({ min: leastChargeCents, max: 10_000_000 }));
  const percent = fc.integer({ min: 1, max: 100 });
  const serviceIds = fc.option(fc.array(fc.constantFrom("0", "1", "5"), { minLength: 1 }));
  const discount = fc.oneof<fc.Arbitrary<Discount>[]>(
    fc.record({ kind: fc.constant("member" as const), percent }),
    fc.record({ percent, serviceIds }).map(code),
    fc.record({ amountCents: fc.integer({ min: 1, max: 20_000_000 }), serviceIds }).map(code),
  );
  fc.assert(
    fc.property(
      fc.array(price, { minLength: 1, maxLength: 8 }),
      fc.array(discount, { maxLength: 3 }),
      (prices, discounts) => {
        const made = quote(priced(...prices), discounts);
        expect(sum(made.lines.map(({ priceCents }) => priceCents))).toBe(made.subtotalCents);
        expect(sum(discountByLine(made.lines, made.discount))).toBe(made.discountCents);
        expect(made.subtotalCents - made.discountCents).toBe(made.totalCents);
        expect(made.totalCents === 0 || made.totalCents >= leastChargeCents).toBe(true);
        for (const one of discounts)
          expect(made.totalCents).toBeLessThanOrEqual(quote(priced(...prices), [one]).totalCents);
        for (const [index, off] of discountByLine(made.lines, made.discount).entries())
          expect(off).toBeLessThanOrEqual(prices[index] ?? 0);
      },
    ),
  );
});
