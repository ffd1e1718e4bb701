import { expect, test } from "vitest";
import { isOpen, offeredPlace } from "#app/features/waiting/offered-place.ts";
import type { OfferedHour } from "#contract/waiting.ts";

const offered: OfferedHour = {
  _id: "o1",
  waitingId: "w1",
  state: "open",
  serviceIds: ["bath", "oil"],
  service_name: "Thermal Bath, Oil",
  masterIds: ["sadia", "rehana"],
  startsAt: "2026-11-24T15:30:00+06:00",
  endsAt: "2026-11-24T16:45:00+06:00",
  until: "2026-11-23T14:30:00+06:00",
};

test("an offered hour is taken on the booking page, with its services, its masters and its id", () => {
  const { pathname, searchParams } = new URL(offeredPlace(offered), "https://shiuli.example");
  expect(pathname).toBe("/dashboard/bookingAppointment/bath");
  expect([...searchParams]).toEqual([
    ["at", "2026-11-24T15:30:00+06:00"],
    ["offered", "o1"],
    ["also", "oil"],
    ["master", "sadia"],
    ["master", "rehana"],
  ]);
});

test("it can be taken until it expires, and only before any answer", () => {
  const until = Date.parse(offered.until);
  expect(isOpen(offered, until - 1)).toBe(true);
  expect(isOpen(offered, until)).toBe(false);
  expect(isOpen({ ...offered, state: "declined" }, until - 1)).toBe(false);
});
