import { expect, test } from "vitest";
import { suggestHour } from "#app/features/checkout/start/suggest-hour.ts";
import type { AvailableDay } from "#contract/availability.ts";

const zone = "Asia/Dhaka";
const day = (date: string, ...times: string[]): AvailableDay => ({
  date,
  state: "free",
  count: times.length,
  slots: times.map((time) => ({
    startsAt: `${date}T${time}:00+06:00`,
    endsAt: `${date}T${time}:00+06:00`,
    masterIds: ["sadia"],
  })),
});
/** A Tuesday. */
const like = "2026-10-20T16:30:00+06:00";
const suggested = (...days: AvailableDay[]) => suggestHour(days, like, zone)?.startsAt.slice(0, 16);

test("the usual weekday and time come first, the soonest before later weeks", () => {
  const week = [day("2026-11-22", "16:30"), day("2026-11-24", "15:00", "16:30"), day("2026-12-01", "16:30")];
  expect(suggested(...week)).toBe("2026-11-24T16:30");
});

test("when the usual time is taken, a near time on that weekday beats another day or a long wait", () => {
  expect(suggested(day("2026-11-22", "16:30"), day("2026-11-24", "17:00"), day("2026-12-08", "16:30"))).toBe(
    "2026-11-24T17:00",
  );
});

test("when the weekday is full, the usual time on another day is suggested", () => {
  expect(suggested(day("2026-11-22", "10:00", "16:30"))).toBe("2026-11-22T16:30");
});

test("without a free hour there is no suggestion", () => {
  expect(suggested(day("2026-11-22"))).toBeUndefined();
});
