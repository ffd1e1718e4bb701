import { expect, test } from "vitest";
import { periodIn, periods, spansOf } from "#app/features/owner/periods.ts";

test("a week ends today, and the previous one ends where it begins", () => {
  expect(spansOf(periods[0], "2026-11-21")).toEqual({
    now: { from: "2026-11-15", to: "2026-11-21" },
    before: { from: "2026-11-08", to: "2026-11-14" },
  });
});

test("an address names its period, four weeks by default", () => {
  expect(periodIn(new URLSearchParams("span=year")).days).toBe(365);
  expect(periodIn(new URLSearchParams("span=century")).days).toBe(28);
  expect(periodIn(new URLSearchParams()).days).toBe(28);
});
