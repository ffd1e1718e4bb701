import { expect, test } from "vitest";
import { placeBefore } from "#app/features/checkout/payment/return-from-bank.ts";

test("the way back leads to the page where the payment was made", () => {
  expect(placeBefore("/dashboard/changeVisit/7?x=1", "change")).toBe("/dashboard/changeVisit/7?x=1");
});

test.each([
  null,
  "",
  "https://evil.example/dashboard/x",
  "//evil.example",
  "/dashboard//evil.example",
  "/\\evil",
  "javascript:1",
])("an address with %s leads to where such a payment begins", (from) =>
  expect(placeBefore(from, "visit")).toBe("/services"),
);
