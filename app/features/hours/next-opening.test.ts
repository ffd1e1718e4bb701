import { expect, test } from "vitest";
import { openingText } from "#app/features/hours/next-opening.ts";
import { fixDate } from "#tests/support/fixed-date.ts";

fixDate();

const zone = "Asia/Dhaka";
const now = Date.parse("2026-11-21T20:00:00+06:00");

test("an opening says today and tomorrow by the salon's calendar, and later days by date", () => {
  expect(openingText("2026-11-21T21:30:00+06:00", zone, now)).toBe("Today, 9:30 pm");
  expect(openingText("2026-11-21T18:30:00Z", zone, now)).toBe("Tomorrow, 12:30 am");
  expect(openingText("2026-11-24T11:00:00+06:00", zone, now)).toBe("Tue 24 Nov, 11:00 am");
});

test("tomorrow is the next date, also where the clocks change that night", () => {
  const london = "Europe/London";
  expect(openingText("2026-03-30T10:00:00+01:00", london, Date.parse("2026-03-28T23:30:00Z"))).toBe(
    "Mon 30 Mar, 10:00 am",
  );
  expect(openingText("2026-10-26T10:00:00Z", london, Date.parse("2026-10-25T00:30:00+01:00"))).toBe(
    "Tomorrow, 10:00 am",
  );
});
