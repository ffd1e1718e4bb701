import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#domain/time/dates.ts";
import { dayFrame, dayFrames } from "#domain/time/day-frame.ts";

const HOUR = 3_600_000;

const lengthOf = (date: string, zone: string) => {
  const { from, to } = dayFrame(date, zone);
  return (to - from) / HOUR;
};

test("a day is as long as its clock makes it", () => {
  expect(lengthOf("2026-11-24", "Asia/Dhaka")).toBe(24);
  expect(lengthOf("2026-03-29", "Europe/London")).toBe(23);
  expect(lengthOf("2026-11-01", "America/New_York")).toBe(25);
  expect(lengthOf("2026-10-04", "Australia/Lord_Howe")).toBe(23.5);
  expect(lengthOf("2026-04-05", "Australia/Lord_Howe")).toBe(24.5);
  expect(lengthOf("2026-09-06", "America/Santiago")).toBe(23);
  expect(lengthOf("2026-04-04", "America/Santiago")).toBe(25);
  expect(lengthOf("2011-12-30", "Pacific/Apia")).toBe(0);
});

test("a year of days in any zone equals Temporal's, including offsets", () => {
  const zones = Intl.supportedValuesOf("timeZone");
  const year = fc.integer({ min: 1995, max: 2037 });
  fc.assert(
    fc.property(fc.constantFrom(...zones), year, (zone, ofYear) => {
      for (const frame of dayFrames(`${ofYear}-01-01`, `${ofYear}-12-31`, zone)) {
        expect([frame.from, frame.to]).toEqual([
          startOf(frame.date, zone),
          startOf(addDays(frame.date, 1), zone),
        ]);
        let at = frame.from;
        for (const { from, to, offset } of frame.stretches) {
          expect(from).toBe(at);
          expect([offsetAt(from, zone), offsetAt(to - 1, zone)]).toEqual([offset, offset]);
          at = to;
        }
        expect(at).toBe(frame.to);
      }
    }),
    { numRuns: 12 },
  );
});

function startOf(date: string, zone: string): number {
  return Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds;
}

function offsetAt(instant: number, zone: string): number {
  return (
    Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).offsetNanoseconds / 1_000_000
  );
}
