import fc from "fast-check";
import { expect, test } from "vitest";
import type { BookingState } from "#domain/booking-states.ts";
import { dayFigures } from "#domain/desk-figures.ts";

const hour = 3_600_000;
const frame = { from: 0, to: 24 * hour };
const byMaster = new Map([["sadia", [{ from: 10 * hour, to: 18 * hour }]]]);
const visit = (at: number, state: BookingState = "confirmed") => ({ state, startsAt: at * hour });
const time = (from: number, to: number, isOff = false) => ({
  ...{ masterId: "sadia", isOff },
  ...{ from: from * hour, to: to * hour },
});

test("no-shows and other days do not count", () => {
  const visits = [visit(0), visit(10), visit(12, "no_show"), visit(24), visit(34)];
  const money = [
    { at: hour, amountCents: 6000 },
    { at: 2 * hour, amountCents: -1000 },
    { at: 30 * hour, amountCents: 500 },
  ];
  expect(dayFigures(frame, { byMaster }, visits, money, [time(10, 12)])).toEqual({
    bookings: 2,
    takenCents: 5000,
    bookedMinutes: 120,
    openMinutes: 480,
    chairsInUse: 25,
  });
});

test("chair use ignores work outside the hours, and hours when a master is off", () => {
  const inUse = (...times: ReturnType<typeof time>[]) =>
    dayFigures(frame, { byMaster }, [], [], times).chairsInUse;
  expect(inUse(time(8, 12), time(17, 20))).toBe(38);
  expect(inUse(time(10, 12), time(14, 20, true))).toBe(50);
  expect(inUse(time(10, 18, true))).toBe(0);
  expect(dayFigures(frame, { byMaster: new Map() }, [visit(10)], [], [time(10, 12)]).chairsInUse).toBe(0);
});

test("overlapping times off count once, and a visit within one keeps its hour", () => {
  const off = [time(10, 17, true), time(12, 18, true), time(12, 14, true)];
  const inUse = (...times: ReturnType<typeof time>[]) =>
    dayFigures(frame, { byMaster }, [], [], times).chairsInUse;
  expect(inUse(time(10, 12), ...off)).toBe(100);
  expect(inUse(time(10, 12), time(10, 14, true))).toBe(33);
});

test("chair use is between none and all", () => {
  const offs = fc.array(fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 8 })), {
    maxLength: 5,
  });
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 23 })), offs, (visits, taken) => {
      const times = [
        ...visits.map((at) => time(at, at + 1)),
        ...taken.map(([from, long]) => time(from, from + long, true)),
      ];
      const { chairsInUse } = dayFigures(frame, { byMaster }, [], [], times);
      expect(chairsInUse).toBeGreaterThanOrEqual(0);
      expect(chairsInUse).toBeLessThanOrEqual(100);
    }),
  );
});
