import fc from "fast-check";
import { expect, test } from "vitest";
import {
  coverOf,
  differenceOf,
  type LastClose,
  searchOf,
  toBankOf,
  whyNotClose,
} from "#domain/daily-close.ts";

test("the morning's till does not count as the day's money", () => {
  const count = {
    deskCents: 28500,
    morningCents: 10000,
    cashCents: 31600,
    otherCents: 6400,
    leftCents: 10000,
  };
  expect(differenceOf(count)).toBe(-500);
  expect(toBankOf(count)).toBe(21600);
});

test("a day is closed once, in order, and not before it begins", () => {
  const last = { date: "2026-11-20", coversTo: 0 };
  expect(whyNotClose("2026-11-21", last, "2026-11-21")).toBeNull();
  expect(whyNotClose("2026-11-20", last, "2026-11-21")).toBe("closed");
  expect(whyNotClose("2026-11-19", last, "2026-11-21")).toBe("closed");
  expect(whyNotClose("2026-11-22", last, "2026-11-21")).toBe("to_come");
  expect(whyNotClose("2026-11-19", null, "2026-11-21")).toBeNull();
});

test("closes follow each other without a gap or double counting, whenever they are made", () => {
  const dayMs = 86_400_000;
  const closing = fc.record({
    skipped: fc.integer({ min: 1, max: 4 }),
    late: fc.integer({ min: 0, max: 3 * dayMs }),
  });
  fc.assert(
    fc.property(fc.array(closing, { minLength: 2, maxLength: 12 }), (closings) => {
      let day = 0;
      let now = 0;
      let last: LastClose | null = null;
      for (const { skipped, late } of closings) {
        day += skipped;
        now = Math.max(now, day * dayMs + late);
        const cover = coverOf({ from: day * dayMs, to: (day + 1) * dayMs }, { last, begin: 0 }, now);
        if (last) expect(cover.from).toBe(last.coversTo);
        expect(cover.to).toBeGreaterThanOrEqual(cover.from);
        expect(cover.to).toBeLessThanOrEqual(Math.max(cover.from, (day + 1) * dayMs));
        last = { date: String(day), coversTo: cover.to };
      }
    }),
  );
});

test("after reopening the only close, a later day counts from that close's start", () => {
  const day = { from: 2000, to: 3000 };
  expect(coverOf(day, { last: null, begin: 500 }, 2500)).toEqual({ from: 500, to: 2500 });
  expect(coverOf(day, { last: null, begin: null }, 2500)).toEqual({ from: 2000, to: 2500 });
  expect(coverOf({ from: 0, to: 1000 }, { last: null, begin: 500 }, 2500)).toEqual({ from: 0, to: 1000 });
});

test("lines are searched from a week before a close to the day's end, but never before the first close", () => {
  const dayMs = 86_400_000;
  const day = { from: 20 * dayMs, to: 21 * dayMs };
  const cover = { from: 20 * dayMs, to: 20.5 * dayMs };
  expect(searchOf(day, cover, 0)).toEqual({ from: 13 * dayMs, to: 21 * dayMs });
  expect(searchOf(day, cover, 19 * dayMs)).toEqual({ from: 19 * dayMs, to: 21 * dayMs });
  expect(searchOf(day, cover, null)).toEqual({ from: 20 * dayMs, to: 21 * dayMs });
});
