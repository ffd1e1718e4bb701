import { expect, test } from "vitest";
import { dueOf, paidWords } from "#app/lib/paid-words.ts";

const visit = { price: 24, dueAtSalon: 18.6, paid: "deposit" as const };

test.each([
  ["a deposit and its rest", {}, "$5.40, card; $18.60, not yet", 18.6],
  ["a part at the salon", { paidAtSalon: 12.6 }, "$5.40, card; $12.60, at the salon; $6, not yet", 6],
  ["all of the rest", { paid: "salon" as const, paidAtSalon: 18.6 }, "$5.40, card; $18.60, at the salon", 0],
  [
    "more than the price is now",
    { price: 6, dueAtSalon: 6, paid: "salon" as const, paidAtSalon: 6, handBack: 12.6 },
    "$6, at the salon; $12.60 to hand back",
    0,
  ],
])("the desk sees how a visit is paid: %s", (_, more, words, due) => {
  expect(paidWords({ ...visit, ...more })).toBe(words);
  expect(dueOf({ ...visit, ...more })).toBe(due);
});
