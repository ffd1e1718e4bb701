import { expect, test } from "vitest";
import { dayParts, startsOf } from "#app/features/hours/day-parts.ts";

const at = (time: string) => `2026-11-24T${time}:00+06:00`;
const slot = (time: string) => ({ startsAt: at(time), endsAt: at("23:00"), masterIds: ["sadia"] });

test("hours are grouped by part of the salon's day, without empty groups", () => {
  const starts = startsOf({ slots: [slot("11:30"), slot("17:00"), slot("12:00")] });
  const parts = dayParts(starts, "Asia/Dhaka").map(({ name, starts }) => [name, starts.length]);
  expect(parts).toEqual([
    ["morning", 1],
    ["afternoon", 1],
    ["evening", 1],
  ]);
  expect(dayParts(startsOf({ slots: [slot("10:00")] }), "Asia/Dhaka").map(({ name }) => name)).toEqual([
    "morning",
  ]);
});

test("taken hours are listed among the free ones, and one's own hour counts as free once", () => {
  const day = { slots: [slot("10:00"), slot("11:00")], taken: [at("10:30"), at("11:30")] };
  const told = (own?: string) =>
    startsOf(day, own).map(({ startsAt, taken }) => startsAt.slice(11, 16) + (taken ? " taken" : ""));
  expect(told()).toEqual(["10:00", "10:30 taken", "11:00", "11:30 taken"]);
  expect(told(at("11:30"))).toEqual(["10:00", "10:30 taken", "11:00", "11:30"]);
  expect(told("2026-11-24T04:00:00Z")).toEqual(["10:00", "10:30 taken", "11:00", "11:30 taken"]);
});

test("without a day only one's own hour is listed", () => {
  expect(startsOf(undefined)).toEqual([]);
  expect(startsOf(undefined, at("15:00"))).toEqual([{ startsAt: at("15:00"), taken: false }]);
});
