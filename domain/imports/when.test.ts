import { expect, test } from "vitest";
import { readStart } from "#domain/imports/when.ts";

const inDhaka = (date: string, time = "", monthFirst = false) => {
  const start = readStart({ date, time }, "Asia/Dhaka", monthFirst);
  return typeof start === "number" ? new Date(start).toISOString() : start;
};

test.each([
  ["2026-11-30", "14:00"],
  ["2026-11-30 14:00:00", ""],
  ["2026-11-30T14:00", ""],
  ["2026-11-30T14:00:00+06:00", ""],
  ["2026-11-30T08:00:00.000Z", ""],
  ["2026-11-30", "14:00+0600"],
  ["30/11/2026", "2:00 PM"],
  ["30.11.26", "14.00"],
  ["30 Nov 2026", "2pm"],
  ["Mon, 30 November 2026 2:00 p.m.", ""],
  ["November 30th, 2026", "14:00"],
  [`30 Nov${" ".repeat(100)}2026`, "14:00"],
  ["৩০/১১/২০২৬", "১৪:০০"],
])("%j and %j are an hour of the salon's time", (date, time) => {
  expect(inDhaka(date, time)).toBe("2026-11-30T08:00:00.000Z");
});

test("a date with the month first is read so if the file says so", () => {
  expect(inDhaka("11/30/2026", "14:00", true)).toBe("2026-11-30T08:00:00.000Z");
  expect(inDhaka("11/30/2026", "14:00")).toBe("other_order");
  expect(inDhaka("30/11/2026", "14:00", true)).toBe("other_order");
  expect(inDhaka("31/31/2026", "14:00")).toBe("wrong_date");
  expect(inDhaka("31/31/2026", "14:00", true)).toBe("wrong_date");
});

test.each([
  ["2026-11-30", ""],
  ["", "14:00"],
  ["2026-02-30", "14:00"],
  ["2026-11-30", "25:00"],
  ["2026-11-30", "13:00 pm"],
  ["tomorrow", "14:00"],
  [`Mon${"d".repeat(60)} 30 Nov 2026`, "14:00"],
  [`1:00${" ".repeat(490)}x`, ""],
])("%j and %j are no valid hour", (date, time) => {
  expect(inDhaka(date, time)).toBe("wrong_date");
});

test("an hour that a change of clocks skips or repeats is refused", () => {
  const inBerlin = (date: string, time: string) => readStart({ date, time }, "Europe/Berlin", false);
  expect(inBerlin("2027-03-28", "02:30")).toBe("no_such_hour");
  expect(inBerlin("2027-10-31", "02:30")).toBe("hour_twice");
  expect(inBerlin("2027-10-31", "02:30+02:00")).toBe(Date.parse("2027-10-31T00:30:00Z"));
  expect(inBerlin("2027-10-31", "02:30+01:00")).toBe(Date.parse("2027-10-31T01:30:00Z"));
  expect(inBerlin("2027-10-31", "03:00")).toBe(Date.parse("2027-10-31T02:00:00Z"));
});
