import { expect, test } from "vitest";
import { amountText } from "#app/features/visits/amount-text.ts";

test("an amount shows two digits of cents, or none", () => {
  expect([60, 25.2, 1234.5].map(amountText)).toEqual(["60", "25.20", "1,234.50"]);
});
