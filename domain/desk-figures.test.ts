import { expect, test } from "vitest";
import type { BookingState } from "./booking-states.ts";
import { dayFigures } from "./desk-figures.ts";

const hour = 3_600_000;
const frame = { from: 0, to: 24 * hour };
const byMaster = new Map([["sadia", [{ from: 10 * hour, to: 18 * hour }]]]);
const visit = (at: number, state: BookingState = "confirmed") => ({
  state,
  startsAt: at * hour,
  items: [{ masterId: "sadia", startsAt: at * hour, endsAt: (at + 2) * hour }],
});

test("missed visits and other days count for nothing", () => {
  const visits = [visit(10), visit(12, "no_show"), visit(34)];
  const money = [
    { at: hour, amountCents: 6000 },
    { at: 2 * hour, amountCents: -1000 },
    { at: 30 * hour, amountCents: 500 },
  ];
  expect(dayFigures(frame, { byMaster }, visits, money)).toEqual({
    bookings: 1,
    takenCents: 5000,
    chairsInUse: 25,
  });
});

test("a visit at midnight belongs to the day that begins, and chairs are counted to the percent", () => {
  const { bookings, chairsInUse } = dayFigures(
    frame,
    { byMaster },
    [0, 10, 12, 24].map((at) => visit(at)),
    [],
  );
  expect({ bookings, chairsInUse }).toEqual({ bookings: 3, chairsInUse: 75 });
});

test("a closed day has no chairs in use, and overtime is no more than all of them", () => {
  expect(dayFigures(frame, { byMaster: new Map() }, [visit(10)], []).chairsInUse).toBe(0);
  const many = [10, 12, 14, 16, 18].map((at) => visit(at));
  expect(dayFigures(frame, { byMaster }, many, []).chairsInUse).toBe(100);
});
