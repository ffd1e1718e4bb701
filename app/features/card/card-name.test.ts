import { expect, test } from "vitest";
import { cardName, cardUntil } from "#app/features/card/card-name.ts";

test("a card is shown by its brand and last four digits", () => {
  expect(cardName({ brand: "visa", last4: "4242" })).toBe("Visa ending 4242");
  expect(cardName({ brand: "amex", last4: "0005" })).toBe("American Express ending 0005");
  expect(cardName({ brand: "elo", last4: "1234" })).toBe("elo ending 1234");
  expect(cardUntil({ expMonth: 3, expYear: 2040 })).toBe("valid until 03/2040");
});
