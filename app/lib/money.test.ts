import { expect, test, vi } from "vitest";
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

test("the oldest browsers that pages are built for write a price like the server", async () => {
  class OlderFormat extends Intl.NumberFormat {
    constructor(locale: string, { trailingZeroDisplay: _, ...known }: Intl.NumberFormatOptions) {
      super(locale, known);
    }
  }
  vi.stubGlobal("Intl", Object.create(Intl, { NumberFormat: { value: OlderFormat } }));
  vi.resetModules();
  const { money: moneyThere } = await import("#app/lib/money.ts");
  const written = [60, 28.5, 1000, -3].map(moneyThere);
  vi.unstubAllGlobals();
  expect(written).toEqual(["$60", "$28.50", "$1,000", "−$3"]);
});

test("prices add without a rounding error", () => {
  expect(sumOfPrices([0.1, 0.2])).toBe(0.3);
  expect(sumOfPrices([])).toBe(0);
});
