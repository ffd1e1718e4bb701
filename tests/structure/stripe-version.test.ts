import { readFileSync } from "node:fs";
import Stripe from "stripe";
import { expect, test } from "vitest";
import { stripeEvents } from "#server/payments/stripe-events.ts";

const operations = readFileSync("docs/operations.md", "utf8");

test("the operations guide names the API version that the SDK is pinned to", () => {
  expect(operations).toContain(`\`${Stripe.API_VERSION}\``);
});

test("the operations guide lists the events that the doctor checks, and no others", () => {
  const named = operations.match(/`(payment_intent|charge|refund|radar)\.[a-z_.]+`/g) ?? [];
  expect(named.map((event) => event.slice(1, -1)).sort()).toEqual([...stripeEvents].sort());
});
