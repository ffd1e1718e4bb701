import { expect, test } from "vitest";
import { money, sumOfPrices } from "#app/lib/money.ts";

test("a whole price has no cents", () => {
  expect(money(60)).toBe("$60");
  expect(money(0)).toBe("$0");
});

test("a price with cents shows both digits", () => {
  expect(money(28.5)).toBe("$28.50");
});

test("money that goes back has a minus sign, which screen readers read", () => {
  expect([-5, -1.5].map(money)).toEqual(["−$5", "−$1.50"]);
});

test("prices add without a rounding error", () => {
  expect(sumOfPrices([0.1, 0.2])).toBe(0.3);
  expect(sumOfPrices([])).toBe(0);
});
