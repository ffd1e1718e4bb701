import fc from "fast-check";
import { expect, test } from "vitest";
import { zonedInstant } from "#server/usecases/zoned-instant.ts";

const zones = [
  "Asia/Dhaka",
  "Europe/London",
  "America/St_Johns",
  "Australia/Lord_Howe",
  "Pacific/Apia",
  "UTC",
];
const years = { min: new Date("2000-01-01T00:00:00Z"), max: new Date("2999-12-31T00:00:00Z") };

test("an instant is written like Temporal's, in whatever order zones and instants are requested", () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.date({ ...years, noInvalidDate: true }), (zone, date) => {
      const instant = date.getTime();
      const expected = Temporal.Instant.fromEpochMilliseconds(instant)
        .toZonedDateTimeISO(zone)
        .toString({ timeZoneName: "never", smallestUnit: "second" });
      expect(zonedInstant(instant, zone)).toBe(expected);
    }),
    { numRuns: 2000 },
  );
});

test("the new offset starts exactly when the clocks change", () => {
  const change = Date.parse("2026-03-29T01:00:00Z");
  expect(zonedInstant(change - 60_000, "Europe/London")).toBe("2026-03-29T00:59:00+00:00");
  expect(zonedInstant(change, "Europe/London")).toBe("2026-03-29T02:00:00+01:00");
});

test("a repeated hour is told apart by its offset", () => {
  const first = Date.parse("2026-10-25T00:30:00Z");
  expect(zonedInstant(first, "Europe/London")).toBe("2026-10-25T01:30:00+01:00");
  expect(zonedInstant(first + 3_600_000, "Europe/London")).toBe("2026-10-25T01:30:00+00:00");
});
