import fc from "fast-check";
import { expect, test } from "vitest";
import { daysInRange } from "#domain/availability/days.ts";
import { daysWithSlots } from "#domain/availability/days-with-slots.ts";
import { scenes } from "#domain/availability/diaries.fixture.ts";
import { nextSlot } from "#domain/availability/next-slot.ts";
import { slotsInRange } from "#domain/availability/slots.ts";
import type { Diary } from "#domain/availability/types.ts";
import { addDays } from "#domain/time/dates.ts";

test("one search finds the same days and slots as separate ones", () => {
  fc.assert(
    fc.property(scenes, ({ diary, visit, date }) => {
      const span = { from: addDays(date, -1), to: addDays(date, 1) };
      const all = readWhole(diary);
      const found = daysWithSlots(all, visit, span);
      expect(found.map(({ slots, taken, ...day }) => day)).toEqual(
        daysInRange(all, visit, span.from, span.to),
      );
      expect(found.map(({ date: day, slots }) => ({ date: day, slots }))).toEqual(
        slotsInRange(all, visit, span.from, span.to),
      );
    }),
    { numRuns: 60 },
  );
});

test("taken starts are those that an empty diary offers and this one does not", () => {
  fc.assert(
    fc.property(scenes, ({ diary, visit, date }) => {
      const span = { from: date, to: date };
      const all = readWhole(diary);
      const empty = { ...all, busy: { ...all.busy, byResource: new Map() } };
      const starts = ({ slots }: { slots: { startsAt: number }[] }) => slots.map(({ startsAt }) => startsAt);
      const free = daysWithSlots(all, visit, span).flatMap(starts);
      const possible = daysWithSlots(empty, visit, span).flatMap(starts);
      const taken = daysWithSlots(all, visit, span, true).flatMap((day) => day.taken);
      expect(taken).toEqual(possible.filter((start) => !free.includes(start)));
    }),
    { numRuns: 60 },
  );
});

test("the next slot is the first one", () => {
  fc.assert(
    fc.property(scenes, ({ diary, visit, date }) => {
      const all = readWhole(diary);
      const [from, to] = [addDays(date, -1), addDays(date, 1)];
      const [first = null] = slotsInRange(all, visit, from, to).flatMap(({ slots }) => slots);
      expect(nextSlot(all, visit, from, to)).toEqual(first);
    }),
    { numRuns: 60 },
  );
});

/** Treats every cell as read. */
function readWhole(diary: Diary): Diary {
  return { ...diary, busy: { ...diary.busy, fromCell: 0, toCell: 2 ** 31 } };
}
