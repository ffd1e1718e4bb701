import { expect, test } from "vitest";
import { appliedCodes } from "#app/features/codes/applied-codes.ts";
import { quote } from "#app/features/codes/quote.fixture.ts";
import type { Quote } from "#contract/quotes.ts";

const wordsFor = (differs: Partial<Quote>) =>
  appliedCodes(["EID10"], { ...quote, ...differs }, { left: undefined, credit: 0 })[0]?.text;

test("an unused code says whether a membership takes off more or nothing is left to take off", () => {
  expect(wordsFor({ discountOf: { kind: "member", percent: 25 }, discount: 15 })).toBe(
    "Your member discount takes off more, so it counts instead.",
  );
  expect(wordsFor({ credit: 60 })).toBe("It takes nothing off this visit, so it is not used.");
});
