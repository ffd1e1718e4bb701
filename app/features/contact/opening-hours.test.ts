import { expect, test } from "vitest";
import { describeHours } from "#app/features/contact/opening-hours.ts";

const open = (weekday: number, opens = "10:00", closes = "20:00") => ({ weekday, opens, closes });

test("a week with equal hours is one line", () => {
  expect(describeHours([0, 1, 2, 3, 4, 5, 6].map((day) => open(day)))).toEqual([
    { days: "Every day", times: "10 am to 8 pm" },
  ]);
});

test("days with equal hours are grouped, and closed days are left out", () => {
  const week = [open(0), open(1), open(2), open(3), open(4), open(6, "12:30", "18:00")];
  expect(describeHours(week)).toEqual([
    { days: "Sunday to Thursday", times: "10 am to 8 pm" },
    { days: "Saturday", times: "12:30 pm to 6 pm" },
  ]);
});

test("a day with a break shows both spans in order", () => {
  expect(describeHours([open(5, "15:00", "24:00"), open(5, "09:00", "12:00")])).toEqual([
    { days: "Friday", times: "9 am to 12 pm and 3 pm to 12 am" },
  ]);
});

test("a salon that never opens shows no lines", () => {
  expect(describeHours([])).toEqual([]);
});
