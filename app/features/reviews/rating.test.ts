import { expect, test } from "vitest";
import { typedRating } from "#app/features/reviews/rating.ts";

test("a whole number from 1 to 5 gives stars", () => {
  expect(typedRating("5")).toBe(5);
  expect(typedRating(" 1 ")).toBe(1);
  expect(typedRating("৪")).toBe(4);
});

test("anything else gives none", () => {
  for (const text of ["", "0", "6", "4.5", "five", "55", "৬"]) expect(typedRating(text)).toBeUndefined();
});
