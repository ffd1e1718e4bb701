import { expect, onTestFinished, test, vi } from "vitest";
import { learnSalonTime } from "#app/lib/salon-now.ts";
import {
  daysFromNow,
  greeting,
  inSalon,
  salonDate,
  salonInstant,
  timeSpan,
  zoneLabel,
} from "#app/lib/salon-time.ts";
import { fixDate } from "#tests/support/fixed-date.ts";

fixDate();

const dhaka = "Asia/Dhaka";
const halfPastFour = "2026-11-24T16:30:00+06:00";
const halfPastFive = "2026-11-24T17:30:00+06:00";

test("a visit is shown in the salon's time, wherever the reader is", () => {
  expect(inSalon("clock", halfPastFour, dhaka)).toBe("4:30 pm");
  expect(inSalon("longDay", halfPastFour, dhaka)).toBe("Tuesday 24 November");
  expect(inSalon("shortDay", halfPastFour, dhaka)).toBe("Tue 24 Nov");
  expect(inSalon("date", "2026-11-24T20:00:00Z", dhaka)).toBe("25 Nov 2026");
});

test("a date in another year includes the year", () => {
  expect(inSalon("shortDay", "2025-12-31T18:30:00Z", dhaka)).toBe("Thu 1 Jan");
  expect(inSalon("shortDay", "2025-12-31T17:30:00Z", dhaka)).toBe("Wed 31 Dec 2025");
  expect(inSalon("longDay", "2027-01-05T06:00:00Z", dhaka)).toBe("Tuesday 5 January 2027");
});

test("a phone that is set to another year names this year's days as everybody does", () => {
  const clock = vi.spyOn(Date, "now").mockReturnValue(Date.parse("2027-11-24T10:30:00Z"));
  onTestFinished(() => clock.mockRestore());
  learnSalonTime("Tue, 24 Nov 2026 10:30:00 GMT", Date.now());
  expect(inSalon("shortDay", halfPastFour, dhaka)).toBe("Tue 24 Nov");
});

test("a span names both ends, and am or pm once in the short form", () => {
  expect(timeSpan(halfPastFour, halfPastFive, dhaka)).toBe("4:30 pm to 5:30 pm");
  expect(timeSpan(halfPastFour, halfPastFive, dhaka, true)).toBe("4:30 to 5:30 pm");
  expect(timeSpan("2026-11-24T11:30:00+06:00", "2026-11-24T12:30:00+06:00", dhaka, true)).toBe(
    "11:30 am to 12:30 pm",
  );
});

test("the salon's date changes at the salon's midnight", () => {
  expect(salonDate("2026-11-24T17:59:00Z", dhaka)).toBe("2026-11-24");
  expect(salonDate("2026-11-24T18:00:00Z", dhaka)).toBe("2026-11-25");
});

test("days are counted by the salon's calendar", () => {
  const lateEvening = Date.parse("2026-11-21T17:30:00Z");
  expect(daysFromNow(halfPastFour, lateEvening, dhaka)).toBe("in 3 days");
  expect(daysFromNow("2026-11-21T18:30:00Z", lateEvening, dhaka)).toBe("tomorrow");
  expect(daysFromNow("2026-11-21T17:45:00Z", lateEvening, dhaka)).toBe("today");
});

test("the zone is named by its city and offset", () => {
  expect(zoneLabel(dhaka, Date.parse(halfPastFour))).toBe("Dhaka time (GMT+6)");
});

test("the greeting follows the salon's clock", () => {
  expect(greeting(Date.parse("2026-11-24T05:00:00Z"), dhaka)).toBe("Good morning");
  expect(greeting(Date.parse("2026-11-24T06:50:00Z"), dhaka)).toBe("Good afternoon");
  expect(greeting(Date.parse("2026-11-24T12:00:00Z"), dhaka)).toBe("Good evening");
});

test("a local time of the salon is converted to an instant, even across a change of clocks", () => {
  expect(salonInstant("2026-11-21", "16:30", "Asia/Dhaka")).toBe("2026-11-21T10:30:00.000Z");
  expect(salonInstant("2026-03-29", "03:30", "Europe/Berlin")).toBe("2026-03-29T01:30:00.000Z");
  expect(salonInstant("2026-03-28", "23:30", "America/New_York")).toBe("2026-03-29T03:30:00.000Z");
});

test("every month has a three-letter name", () => {
  expect(inSalon("shortDay", "2026-09-22T12:00:00Z", "UTC")).toBe("Tue 22 Sep");
  expect(inSalon("longDay", "2026-09-22T12:00:00Z", "UTC")).toBe("Tuesday 22 September");
});
