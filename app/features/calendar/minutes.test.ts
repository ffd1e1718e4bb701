import { expect, test } from "vitest";
import { clockOf, hourName, wallOf } from "#app/features/calendar/minutes.ts";

test("minutes are shown as clock time", () => {
  expect([wallOf(990), clockOf(990), hourName(960), hourName(720), clockOf(5)]).toEqual([
    "16:30",
    "4:30 pm",
    "4 pm",
    "12 pm",
    "12:05 am",
  ]);
});
