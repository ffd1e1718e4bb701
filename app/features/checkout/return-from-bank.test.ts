import { expect, test } from "vitest";
import { placeBefore } from "#app/features/checkout/return-from-bank.ts";

test("the way back leads to the page that the payment was made on", () => {
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
])("an address that names %s leads to where such a payment begins", (from) =>
  expect(placeBefore(from, "visit")).toBe("/services"),
);
