import { expect, test } from "vitest";
import { stepsFor } from "#app/features/desk/next-steps.ts";
import type { BookingStatus } from "#contract/bookings.ts";

const startsAt = "2026-11-21T16:30:00+06:00";
const labels = (status: BookingStatus, now: string, at: string | null = startsAt) =>
  stepsFor({ status, startsAt: at }, Date.parse(now), "Asia/Dhaka").map(({ label }) => label);

test("a visit on another day can only be confirmed", () => {
  expect(labels("pending", "2026-11-20T12:00:00+06:00")).toEqual(["Confirm visit"]);
  expect(labels("confirmed", "2026-11-20T12:00:00+06:00")).toEqual([]);
  expect(labels("pending", "2026-11-21T12:00:00+06:00", null)).toEqual(["Confirm visit"]);
});

test("on its day a visit can start, and once it has begun it can be a no-show", () => {
  expect(labels("confirmed", "2026-11-21T16:00:00+06:00")).toEqual(["In the chair"]);
  expect(labels("confirmed", "2026-11-21T16:45:00+06:00")).toEqual(["In the chair", "No-show"]);
  expect(labels("in_chair", "2026-11-21T16:45:00+06:00")).toEqual(["Completed", "Not in the chair yet"]);
});

test("a visit past midnight can start early", () => {
  const night = "2026-11-22T00:10:00+06:00";
  expect(labels("confirmed", "2026-11-21T23:50:00+06:00", night)).toEqual(["In the chair"]);
  expect(labels("confirmed", "2026-11-21T22:50:00+06:00", night)).toEqual([]);
});

test("a no-show and a completed visit can be undone, but a cancelled one can't", () => {
  expect(labels("no_show", "2026-11-21T17:00:00+06:00")).toEqual(["Undo no-show"]);
  expect(labels("completed", "2026-11-21T17:00:00+06:00")).toEqual(["Not completed yet"]);
  expect(labels("cancelled", "2026-11-21T17:00:00+06:00")).toEqual([]);
});
