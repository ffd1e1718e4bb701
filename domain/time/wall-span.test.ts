import { expect, test } from "vitest";
import { minutesOf } from "#domain/time/wall-span.ts";

test("hours are parsed as minutes from midnight and may close at 24:00", () => {
  expect(minutesOf({ opens: "10:00", closes: "13:30" })).toEqual({ from: 600, to: 810 });
  expect(minutesOf({ opens: "00:00", closes: "24:00" })).toEqual({ from: 0, to: 1440 });
});

test("hours that are malformed, empty, reversed or off the five-minute grid are refused", () => {
  const refused = [
    { opens: "10:02", closes: "12:00" },
    { opens: "10:00", closes: "10:00" },
    { opens: "20:00", closes: "02:00" },
    { opens: "9:00", closes: "12:00" },
    { opens: "24:00", closes: "24:05" },
    { opens: "10:00:00", closes: "12:00" },
  ];
  for (const span of refused) expect(() => minutesOf(span)).toThrow(RangeError);
});
