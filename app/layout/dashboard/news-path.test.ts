import { expect, test } from "vitest";
import { newsPath } from "#app/layout/dashboard/news-path.ts";

const now = Date.parse("2026-11-23T08:00:00Z");
const visit = { bookingId: "b1", startsAt: "2026-11-25T16:00:00+06:00", search: "mim@example.com" };
const path = (kind: Parameters<typeof newsPath>[0]["kind"], more: Partial<typeof visit> = {}) =>
  newsPath({ kind, ...visit, ...more }, now, "Asia/Dhaka");

test("news of a visit opens its day, and news of a cancelled one searches the list", () => {
  expect(path("booked")).toBe("/dashboard/calendar?date=2026-11-25&visit=b1");
  expect(path("moved")).toBe("/dashboard/calendar?date=2026-11-25&visit=b1");
  expect(path("cancelled")).toBe("/dashboard/manageBookings?search=mim%40example.com&status=cancelled");
});

test("messages and money open where they are dealt with", () => {
  expect(path("message")).toBe("/dashboard/messages");
  expect(path("money")).toBe("/dashboard/exceptions");
});
