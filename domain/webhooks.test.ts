import { expect, test } from "vitest";
import { isHopeless, waitAfter } from "#domain/webhooks.ts";

const hour = 60 * 60_000;

test("a message is retried for a day at growing intervals, then given up", () => {
  const waits: number[] = [];
  for (let tries = 1; ; tries++) {
    const wait = waitAfter(tries);
    if (wait === null) break;
    waits.push(wait);
  }
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  const total = waits.reduce((sum, wait) => sum + wait, 0);
  expect(total).toBeGreaterThanOrEqual(24 * hour);
  expect(total).toBeLessThan(25 * hour);
});

test("an address is switched off after three days of failures", () => {
  expect(isHopeless(0, 72 * hour - 1)).toBe(false);
  expect(isHopeless(0, 72 * hour)).toBe(true);
});
