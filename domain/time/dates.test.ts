import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, countDates, datesBetween, localDate, weekday } from "#domain/time/dates.ts";

test("the date depends on the zone, not on the caller", () => {
  const evening = Date.UTC(2026, 10, 24, 20);
  expect(localDate(evening, "Asia/Dhaka")).toBe("2026-11-25");
  expect(localDate(evening, "Europe/London")).toBe("2026-11-24");
});

test("a date equals Temporal's, in whatever order zones and instants are requested", () => {
  const zones = ["Asia/Dhaka", "America/St_Johns", "America/Santiago", "Pacific/Apia", "UTC"];
  const moment = fc.date({ min: new Date("1950-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
  // Clocks in St John's used to be set back a minute after midnight, so that a date came twice.
  const aroundNight = fc
    .integer({ min: -90, max: 90 })
    .map((minutes) => new Date(Date.UTC(2005, 9, 30, 2, minutes)));
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.oneof(moment, aroundNight), (zone, date) => {
      const now = date.getTime();
      const there = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
      expect(localDate(now, zone)).toBe(there.toPlainDate().toString());
    }),
    { numRuns: 2000 },
  );
});

test("dates are counted and named as in Temporal", () => {
  const day = fc.date({ min: new Date("1990-01-01"), max: new Date("2090-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.integer({ min: -800, max: 800 }), (moment, days) => {
      const date = moment.toISOString().slice(0, 10);
      const plain = Temporal.PlainDate.from(date);
      expect(addDays(date, days)).toBe(plain.add({ days }).toString());
      expect(weekday(date)).toBe(plain.dayOfWeek % 7);
    }),
  );
});

test("a range includes both ends, and is empty when reversed", () => {
  expect(datesBetween("2026-02-27", "2026-03-02")).toEqual([
    "2026-02-27",
    "2026-02-28",
    "2026-03-01",
    "2026-03-02",
  ]);
  expect(datesBetween("2026-03-02", "2026-03-02")).toEqual(["2026-03-02"]);
  expect(datesBetween("2026-03-03", "2026-03-02")).toEqual([]);
});

test("a span is counted without a list, and a list is limited", () => {
  expect(countDates("2000-01-01", "2999-12-31")).toBe(365_243);
  expect(countDates("2026-02-27", "2026-03-02")).toBe(4);
  expect(countDates("2026-03-03", "2026-03-01")).toBeLessThan(1);
  expect(() => datesBetween("2000-01-01", "2999-12-31")).toThrow(RangeError);
});

test("an invalid date is refused", () => {
  for (const date of ["2026-02-30", "2026-13-01", "24.11.2026", "2026-1-1", ""]) {
    expect(() => addDays(date, 1)).toThrow(RangeError);
  }
});
