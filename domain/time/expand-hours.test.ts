import { expect, test } from "vitest";
import { dayFrames } from "#domain/time/day-frame.ts";
import { expandHours } from "#domain/time/expand-hours.ts";
import { minutesOf } from "#domain/time/wall-span.ts";

const expanded = (date: string, zone: string, opens: string, closes: string) =>
  dayFrames(date, date, zone).flatMap((frame) =>
    expandHours([minutesOf({ opens, closes })], frame, zone).map(({ from, to }) =>
      [from, to].map((at) => new Date(at).toISOString().slice(0, 16)).join(" to "),
    ),
  );

test("ten o'clock is local time, in summer and in winter", () => {
  expect(expanded("2026-11-24", "Asia/Dhaka", "10:00", "20:00")).toEqual([
    "2026-11-24T04:00 to 2026-11-24T14:00",
  ]);
  expect(expanded("2026-03-28", "Europe/London", "10:00", "20:00")).toEqual([
    "2026-03-28T10:00 to 2026-03-28T20:00",
  ]);
  expect(expanded("2026-03-29", "Europe/London", "10:00", "20:00")).toEqual([
    "2026-03-29T09:00 to 2026-03-29T19:00",
  ]);
  expect(expanded("2026-10-04", "Australia/Lord_Howe", "10:00", "20:00")).toEqual([
    "2026-10-03T23:00 to 2026-10-04T09:00",
  ]);
});

test("hours that begin in a skipped hour start after it", () => {
  expect(expanded("2026-03-29", "Europe/London", "01:30", "04:00")).toEqual([
    "2026-03-29T01:30 to 2026-03-29T03:00",
  ]);
});

test("hours that begin in a repeated hour start at the first one", () => {
  expect(expanded("2026-10-25", "Europe/London", "01:30", "04:00")).toEqual([
    "2026-10-25T00:30 to 2026-10-25T04:00",
  ]);
});

test("a date that its zone skipped has no hours, and the next one keeps its own", () => {
  expect(expanded("2011-12-30", "Pacific/Apia", "10:00", "20:00")).toEqual([]);
  expect(expanded("2011-12-31", "Pacific/Apia", "10:00", "20:00")).toEqual([
    "2011-12-30T20:00 to 2011-12-31T06:00",
  ]);
});

test("a day that opens at a skipped midnight opens at its first moment", () => {
  expect(expanded("2026-09-06", "America/Santiago", "00:00", "24:00")).toEqual([
    "2026-09-06T04:00 to 2026-09-07T03:00",
  ]);
});
