import { expect, test } from "vitest";
import { asClock, holdEnd, secondsLeft } from "#app/features/checkout/hold/hold-clock.ts";

const now = Date.parse("2026-11-21T06:50:00Z");
const clocks = { now: () => now, salonNow: () => now };

test("a hold ends when the server says so", () => {
  expect(holdEnd("2026-11-21T07:00:00Z", clocks)).toBe(now + 600_000);
  expect(holdEnd("2026-11-21T06:50:20Z", clocks)).toBe(now + 20_000);
  expect(holdEnd("2026-11-21T07:10:00Z", clocks)).toBe(now + 1_200_000);
});

test("an hour that became free is held for half an hour, even if the clock is a minute slow", () => {
  expect(holdEnd("2026-11-21T07:20:00Z", clocks)).toBe(now + 1_800_000);
  expect(holdEnd("2026-11-21T07:21:00Z", clocks)).toBe(now + 1_860_000);
});

test("a device whose clock is minutes fast or slow has as long as the salon's clock says", () => {
  for (const wrong of [-540_000, 540_000]) {
    const device = { ...clocks, now: () => now + wrong };
    expect(secondsLeft(holdEnd("2026-11-21T07:00:00Z", device), device.now())).toBe(600);
  }
});

test("a device gets ten minutes while the salon's clock is not known to it", () => {
  expect(holdEnd("2026-11-21T06:00:00Z", clocks)).toBe(now + 600_000);
  expect(holdEnd("2026-11-21T09:00:00Z", clocks)).toBe(now + 600_000);
});

test("the countdown shows minutes and seconds and stops at zero", () => {
  expect(asClock(secondsLeft(now + 582_000, now))).toBe("9:42");
  expect(asClock(secondsLeft(now + 5_000, now))).toBe("0:05");
  expect(secondsLeft(now - 1, now)).toBe(0);
});
