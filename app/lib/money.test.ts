import { expect, test } from "vitest";
import { money, sumOfPrices } from "#app/lib/money.ts";

test("a whole price has no cents", () => {
  expect(money(60)).toBe("$60");
  expect(money(0)).toBe("$0");
});

test("a price with cents shows both digits", () => {
  expect(money(28.5)).toBe("$28.50");
});

test("prices add without a rounding error", () => {
  expect(sumOfPrices([0.1, 0.2])).toBe(0.3);
  expect(sumOfPrices([])).toBe(0);
});
