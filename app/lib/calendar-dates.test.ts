import { expect, test } from "vitest";
import { asDate, asLocalNoon, monthSpan } from "#app/lib/calendar-dates.ts";

test("a date survives the calendar unchanged", () => {
  for (const date of ["2026-11-24", "2026-12-31", "2028-02-29", "2026-03-29"]) {
    expect(asDate(asLocalNoon(date))).toBe(date);
  }
});

test("the current month is requested from today on, another one in full", () => {
  expect(monthSpan("2026-11-01", "2026-11-21")).toEqual({ from: "2026-11-21", to: "2026-11-30" });
  expect(monthSpan("2026-12-01", "2026-11-21")).toEqual({ from: "2026-12-01", to: "2026-12-31" });
});
