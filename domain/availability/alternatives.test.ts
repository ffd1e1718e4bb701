import fc from "fast-check";
import { expect, test } from "vitest";
import { alternatives } from "#domain/availability/alternatives.ts";
import { scenes } from "#domain/availability/diaries.fixture.ts";
import { at, booked, diaryOf, visitOf } from "#domain/availability/salon.fixture.ts";
import { slotsInRange } from "#domain/availability/slots.ts";
import { cellsToRead } from "#domain/availability/window.ts";
import { addDays } from "#domain/time/dates.ts";

test("the nearest hours come first, and the earlier of two equally near ones", () => {
  const diary = booked(diaryOf(), "sadia", "14:30", "16:00");
  const starts = alternatives(diary, visitOf("massage"), at("15:00"), 3).map(({ startsAt }) => startsAt);
  expect(starts).toEqual([at("16:00"), at("13:30"), at("16:30")]);
});

test("another day is offered when the day is full", () => {
  const diary = booked(diaryOf(), "sadia", "10:00", "20:00");
  const [nearest] = alternatives(diary, visitOf("massage"), at("19:00"), 1);
  expect(nearest?.startsAt).toBe(at("19:00", "2026-11-23"));
});

test("every date whose cells were read is searched, and no other", () => {
  fc.assert(
    fc.property(scenes, fc.integer({ min: -300, max: 300 }), ({ diary, visit, date }, cell) => {
      const read = cellsToRead(date, date, diary.salon.zone);
      const start = (read.fromCell + 288 + cell) * 300_000;
      const free = slotsInRange(diary, visit, addDays(date, -1), addDays(date, 1))
        .flatMap(({ slots }) => slots)
        .filter(({ startsAt }) => startsAt !== start);
      expect(alternatives(diary, visit, start, 1000).toSorted((a, b) => a.startsAt - b.startsAt)).toEqual(
        free,
      );
    }),
  );
});
