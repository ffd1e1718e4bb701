import { expect, test } from "vitest";
import { clockLabel, clockTimes } from "#app/features/salon/clock-times.ts";

test("a day may open at midnight and close at midnight, and keeps a time off the grid", () => {
  expect(clockTimes("10:00", 0).at(0)).toBe("00:00");
  expect(clockTimes("10:00", 0).at(-1)).toBe("23:30");
  expect(clockTimes("20:00", 30).at(-1)).toBe("24:00");
  expect(clockTimes("09:45", 0)).toContain("09:45");
});

test("times are read as people say them", () => {
  expect(["00:00", "09:05", "12:30", "20:00", "24:00"].map(clockLabel)).toEqual([
    "12:00 am",
    "9:05 am",
    "12:30 pm",
    "8:00 pm",
    "midnight",
  ]);
});
