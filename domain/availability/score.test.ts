import { expect, test } from "vitest";
import { booked, diaryOf, service, visitOf, wallOf } from "#domain/availability/salon.fixture.ts";
import { inGapMinimisingOrder, slotsOfDay } from "#domain/availability/slots.ts";

test("an hour adjacent to a booking beats one that leaves an unsellable gap", () => {
  const services = [service("massage", { minutes: 90 })];
  const diary = booked(diaryOf({ services }), "sadia", "13:00", "18:00");
  const slots = slotsOfDay(diary, visitOf("massage"), "2026-11-24");
  const scores = slots.map(({ startsAt, score }) => `${wallOf(startsAt)} ${score}`);
  expect(scores).toEqual(["10:00 1", "10:30 92", "11:00 92", "11:30 1", "18:00 31", "18:30 31"]);
  expect(inGapMinimisingOrder(slots).map(({ startsAt }) => wallOf(startsAt))).toEqual([
    "10:00",
    "11:30",
    "18:00",
    "18:30",
    "10:30",
    "11:00",
  ]);
});
