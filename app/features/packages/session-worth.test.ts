import { expect, test } from "vitest";
import { sessionWorth } from "#app/features/packages/session-worth.ts";

test("a session is worth its share of the price to the cent, for every price", () => {
  expect(sessionWorth({ price: 17.9, sessions: 5 })).toBe(3.58);
  expect(sessionWorth({ price: 24.02, sessions: 5 })).toBe(4.8);
  for (let cents = 250; cents <= 20_000; cents += 5)
    expect(sessionWorth({ price: cents / 100, sessions: 5 })).toBe(cents / 5 / 100);
});
