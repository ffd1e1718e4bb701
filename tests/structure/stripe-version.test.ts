import { readFileSync } from "node:fs";
import Stripe from "stripe";
import { expect, test } from "vitest";

const operations = readFileSync("docs/operations.md", "utf8");

test("the operations guide names the API version that the SDK is pinned to", () => {
  expect(operations).toContain(`\`${Stripe.API_VERSION}\``);
});

test("the operations guide lists every event that the doctor asks for", () => {
  const doctor = readFileSync("server/operations/doctor/stripe.ts", "utf8");
  const events = /const needed = \[([^\]]+)\]/.exec(doctor)?.[1]?.match(/[a-z_]+(\.[a-z_]+)+/g) ?? [];
  expect(events.length).toBeGreaterThan(0);
  expect(events.filter((event) => !operations.includes(`\`${event}\``))).toEqual([]);
});
