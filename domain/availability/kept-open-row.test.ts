import fc from "fast-check";
import { expect, test } from "vitest";
import { daysWithSlots } from "#domain/availability/days-with-slots.ts";
import { scenes } from "#domain/availability/diaries.fixture.ts";
import { keptOpenRow } from "#domain/availability/kept-open-row.ts";
import { openRow } from "#domain/availability/open-row.ts";
import type { Diary, Visit } from "#domain/availability/types.ts";
import { windowOf } from "#domain/availability/window.ts";
import { addDays } from "#domain/time/dates.ts";

test("cached open rows equal the hours and exceptions, no matter who asks and how often", () => {
  fc.assert(
    fc.property(scenes, scenes, ({ diary, date }, other) => {
      for (const exceptions of [diary.exceptions, other.diary.exceptions, diary.exceptions]) {
        const salon = { ...diary, exceptions };
        for (const days of [0, 1, 0]) {
          const window = windowOf(date, addDays(date, days), diary.salon.zone);
          for (const masterId of [null, "sadia", "farzana", null]) {
            const [first = { hours: [] }] = diary.masters;
            for (const hours of [diary.hours, first.hours]) {
              expect(keptOpenRow(hours, masterId, salon, window)).toEqual(
                openRow(hours, masterId, salon, window),
              );
            }
          }
        }
      }
    }),
    { numRuns: 60 },
  );
});

test("a searched diary gives the same results as a fresh one", () => {
  fc.assert(
    fc.property(scenes, scenes, ({ diary, visit, date }, other) => {
      const visits: Visit[] = [visit, { ...visit, by: "desk" }];
      for (const one of visits) {
        const byResource = one.by === "desk" ? other.diary.busy.byResource : diary.busy.byResource;
        const asked: Diary = { ...diary, busy: { ...diary.busy, byResource } };
        expect(daysWithSlots(asked, one, { from: date, to: date }, true)).toEqual(
          daysWithSlots(structuredClone(asked), one, { from: date, to: date }, true),
        );
      }
    }),
    { numRuns: 60 },
  );
});
