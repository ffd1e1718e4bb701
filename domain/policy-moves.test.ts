import fc from "fast-check";
import { expect, test } from "vitest";
import {
  defaultPolicy,
  mayCancel,
  type PolicyVisit,
  refundOnCancel,
  refundPercent,
  refundSteps,
  shareAfterMove,
} from "#domain/policy.ts";
import type { WantedBy } from "#domain/wanted-by.ts";

const hour = 3_600_000;
const start = 1_000 * hour;
const visit: PolicyVisit = {
  policy: defaultPolicy,
  bookedAt: 0,
  startsAt: start,
  paidCents: 6001,
  mostPercent: 100,
};

/** The visit after a move. */
function moved(from: PolicyVisit, to: number, at: number, by: WantedBy = "customer"): PolicyVisit {
  return { ...from, startsAt: to, mostPercent: shareAfterMove(from, by, at) };
}

test("a visit moved after its full-refund window still refunds only half, however far ahead the new hour is", () => {
  const half = moved(visit, start + 1_000 * hour, start - 30 * hour);
  expect(refundOnCancel(half, "customer", start - 30 * hour)).toBe(3000);
  expect(refundSteps(half, start - 30 * hour)).toEqual([{ until: start + 976 * hour, percent: 50 }]);
});

test("if the salon asks for notice, customers can cancel by themselves until then", () => {
  const strict = { ...visit, policy: { ...defaultPolicy, cancelNoticeHours: 12 } };
  expect(mayCancel(strict, start - 12 * hour - 1)).toBe(true);
  expect(mayCancel(strict, start - 12 * hour)).toBe(false);
});

test("a visit promises no refund once its moves have used it up", () => {
  expect(refundSteps({ ...visit, mostPercent: 0 }, 0)).toEqual([]);
});

test("a step is promised up to its last moment", () => {
  const until = start - 48 * hour;
  expect(refundSteps(visit, until)[0]).toEqual({ until, percent: 100 });
  expect(refundSteps(visit, until + 1)[0]).toEqual({ until: start - 24 * hour, percent: 50 });
});

test("a move two days ahead, or a first hour for a visit to be arranged, costs nothing", () => {
  expect(moved(visit, start + 9 * hour, start - 60 * hour).mostPercent).toBe(100);
  expect(moved({ ...visit, startsAt: null }, start, start - hour).mostPercent).toBe(100);
});

test("a move by the salon neither costs the customer anything nor restores what was lost before", () => {
  const late = start - hour;
  expect(moved(visit, start + 100 * hour, late, "salon").mostPercent).toBe(100);
  const half = moved(visit, start + 10 * hour, start - 30 * hour);
  expect(moved(half, start + 900 * hour, start - 30 * hour, "salon").mostPercent).toBe(50);
});

test("the first quarter of an hour counts from the booking, and moving does not restart it", () => {
  const booked = { ...visit, bookedAt: start - 20 * hour };
  const after = booked.bookedAt + 16 * 60_000;
  expect(refundOnCancel(moved(booked, start + 900 * hour, after), "customer", after)).toBe(0);
  const within = booked.bookedAt + 10 * 60_000;
  expect(refundOnCancel(moved(booked, start + 900 * hour, within), "customer", after)).toBe(6001);
});

const moves = fc.array(
  fc.record({
    wait: fc.integer({ min: 0, max: 100 * hour }),
    ahead: fc.integer({ min: 0, max: 900 * hour }),
  }),
  { minLength: 1, maxLength: 6 },
);

test("no sequence of moves refunds more than cancelling at any point instead", () => {
  fc.assert(
    fc.property(moves, fc.integer({ min: 0, max: 900 * hour }), (row, wait) => {
      let now = 0;
      let current: PolicyVisit = { ...visit, bookedAt: -hour };
      let least = 100;
      for (const move of row) {
        now += move.wait;
        least = Math.min(least, refundPercent(current, now));
        current = moved(current, now + move.ahead, now);
        expect(refundPercent(current, now)).toBeLessThanOrEqual(least);
      }
      expect(refundPercent(current, now + wait)).toBeLessThanOrEqual(least);
    }),
  );
});

test("moves by the salon never lower the refund at the hour that it chose", () => {
  fc.assert(
    fc.property(moves, (row) => {
      let now = 0;
      let current: PolicyVisit = visit;
      for (const move of row) {
        now += move.wait;
        current = moved(current, now + move.ahead, now, "salon");
      }
      expect(refundPercent(current, now)).toBe(refundPercent({ ...visit, startsAt: current.startsAt }, now));
    }),
  );
});

test("after moves, the nearest step equals the current refund, and the salon refunds everything", () => {
  fc.assert(
    fc.property(moves, (row) => {
      let now = 0;
      let current: PolicyVisit = visit;
      for (const move of row) {
        now += move.wait;
        current = moved(current, now + move.ahead, now);
      }
      expect(refundSteps(current, now)[0]?.percent ?? 0).toBe(refundPercent(current, now));
      expect(refundOnCancel(current, "salon", now)).toBe(current.paidCents);
    }),
  );
});
