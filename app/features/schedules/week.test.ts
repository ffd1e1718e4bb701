import { expect, test } from "vitest";
import { hoursWords, minutesOfDay, objection, sameHours, timesToChoose, toHours, toWeek } from "./week.ts";

const sunday = [
  { weekday: 0, opens: "10:00", closes: "13:30" },
  { weekday: 0, opens: "14:15", closes: "18:00" },
];

test("two spans are a day with a break, and come back as they were", () => {
  const week = toWeek([...sunday, { weekday: 5, opens: "14:30", closes: "20:00" }]);
  expect(week[0]).toEqual({
    works: true,
    opens: "10:00",
    closes: "18:00",
    pause: { from: "13:30", to: "14:15" },
  });
  expect(week.map(({ works }) => works)).toEqual([true, false, false, false, false, true, false]);
  expect(toHours(week)).toEqual([...sunday, { weekday: 5, opens: "14:30", closes: "20:00" }]);
  expect(sameHours(week, toWeek(toHours(week)))).toBe(true);
});

test("a day says what is wrong with it", () => {
  const day = { works: true, opens: "10:00", closes: "18:00", pause: null };
  expect(objection(day)).toBeUndefined();
  expect(objection({ ...day, closes: "10:00" })).toBe("The day ends after it begins.");
  expect(objection({ ...day, pause: { from: "14:00", to: "13:00" } })).toBe(
    "The break ends after it begins.",
  );
  expect(objection({ ...day, pause: { from: "09:00", to: "11:00" } })).toBe("The break lies within the day.");
  expect(objection({ ...day, works: false, closes: "09:00" })).toBeUndefined();
});

test("hours are told in quarters", () => {
  expect(toWeek(sunday).map(minutesOfDay)).toEqual([435, 0, 0, 0, 0, 0, 0]);
  expect([435, 30, 0, 60, 440].map(hoursWords)).toEqual(["7¼ h", "½ h", "0 h", "1 h", "7 h 20"]);
});

test("a time between the quarters stays choosable", () => {
  expect(timesToChoose("10:05")).toContain("10:05");
  expect(timesToChoose("10:00")).toHaveLength(97);
});
