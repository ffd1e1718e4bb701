import { expect, test } from "vitest";
import { worthOf } from "#app/features/gifts/worth-of.ts";

test.each([
  ["50", 50],
  [" 12.50 ", 12.5],
  ["12,50", 12.5],
  ["৭৫", 75],
  ["$40", 40],
  [" $ ৪০,০০", 40],
  ["4$0", undefined],
  ["৯.৯৯", undefined],
  ["300.01", undefined],
  ["10.005", undefined],
  ["10,000", undefined],
  ["1e2", undefined],
  ["", undefined],
])("%j puts %s on a card", (amount, worth) => {
  expect(worthOf({ kind: "amount", amount, serviceId: "" }, [])).toBe(worth);
});
