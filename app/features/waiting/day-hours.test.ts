import { expect, test } from "vitest";
import { dayHours, hoursOf, partOf, partsOfDay } from "#app/features/waiting/day-hours.ts";

test("parts of the day are sent as hours in order, and all of them as any hour", () => {
  expect(hoursOf(["evening", "morning"])).toEqual({ hours: [dayHours.morning, dayHours.evening] });
  expect(hoursOf([])).toEqual({});
  expect(hoursOf(partsOfDay)).toEqual({});
});

test("an entry's hours are shown as the matching part of the day", () => {
  expect(partsOfDay.map((part) => partOf(dayHours[part]))).toEqual(partsOfDay);
  expect(partOf({ opens: "10:00", closes: "11:30" })).toBeUndefined();
});
