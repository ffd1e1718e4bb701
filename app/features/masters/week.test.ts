import { expect, test } from "vitest";
import {
  hoursAndMinutes,
  minutesOfDay,
  nextPause,
  objection,
  sameHours,
  timesToChoose,
  toHours,
  toWeek,
} from "#app/features/masters/week.ts";

const sunday = [
  { weekday: 0, opens: "10:00", closes: "13:30" },
  { weekday: 0, opens: "14:15", closes: "18:00" },
];
const day = { works: true, opens: "10:00", closes: "18:00", pauses: [] };

test("spans become a day with breaks, and convert back unchanged", () => {
  const week = toWeek([...sunday, { weekday: 5, opens: "14:30", closes: "20:00" }]);
  expect(week[0]).toEqual({ ...day, pauses: [{ from: "13:30", to: "14:15" }] });
  expect(week.map(({ works }) => works)).toEqual([true, false, false, false, false, true, false]);
  expect(toHours(week)).toEqual([...sunday, { weekday: 5, opens: "14:30", closes: "20:00" }]);
  expect(sameHours(week, toWeek(toHours(week)))).toBe(true);
});

test("every break of a day is kept, in any order", () => {
  const three = [
    { weekday: 2, opens: "09:00", closes: "11:00" },
    { weekday: 2, opens: "11:15", closes: "13:00" },
    { weekday: 2, opens: "14:00", closes: "19:00" },
  ];
  const week = toWeek(three.toReversed());
  expect(week[2]?.pauses).toHaveLength(2);
  expect(toHours(week)).toEqual(three);
  const turned = week.map((one) => ({ ...one, pauses: one.pauses.toReversed() }));
  expect(toHours(turned)).toEqual(three);
});

test("an invalid day says what is wrong", () => {
  const broken = (...pauses: { from: string; to: string }[]) => objection({ ...day, pauses });
  expect(objection(day)).toBeUndefined();
  expect(objection({ ...day, closes: "10:00" })).toBe("ends first");
  expect(broken({ from: "14:00", to: "13:00" })).toBe("break ends first");
  expect(broken({ from: "09:00", to: "11:00" })).toBe("break outside");
  expect(broken({ from: "12:00", to: "13:00" }, { from: "12:30", to: "14:00" })).toBe("breaks meet");
  expect(broken({ from: "15:00", to: "15:15" }, { from: "12:30", to: "14:00" })).toBeUndefined();
  expect(objection({ ...day, works: false, closes: "09:00" })).toBeUndefined();
});

test("the first break is lunch, and the next one splits the longest stretch", () => {
  const lunch = nextPause(day);
  expect(lunch).toEqual({ from: "13:30", to: "14:15" });
  const second = nextPause({ ...day, pauses: [lunch] });
  expect(second).toEqual({ from: "16:00", to: "16:15" });
  expect(objection({ ...day, pauses: [lunch, second] })).toBeUndefined();
  expect(nextPause({ ...day, opens: "14:00" })).toEqual({ from: "16:00", to: "16:15" });
});

test("hours are offered in quarters", () => {
  expect(toWeek(sunday).map(minutesOfDay)).toEqual([435, 0, 0, 0, 0, 0, 0]);
  const told = [435, 30, 0, 60, 440].map((minutes) => hoursAndMinutes(minutes));
  expect(told).toEqual([
    ["7¼", 0],
    ["½", 0],
    ["0", 0],
    ["1", 0],
    ["7", 20],
  ]);
});

test("a time between the quarters can still be chosen", () => {
  expect(timesToChoose("10:05")).toContain("10:05");
  expect(timesToChoose("10:00")).toHaveLength(97);
});
