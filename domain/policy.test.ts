import fc from "fast-check";
import { expect, test } from "vitest";
import {
  defaultPolicy,
  mayCancel,
  mayMove,
  type PolicyVisit,
  refundOnCancel,
  refundPercent,
  refundSteps,
} from "#domain/policy.ts";

const hour = 3_600_000;
const start = 1_000 * hour;
const visit: PolicyVisit = {
  policy: defaultPolicy,
  bookedAt: 0,
  startsAt: start,
  paidCents: 6001,
  mostPercent: 100,
};

test("everything is refunded two days before, half a day before, and nothing later", () => {
  expect(refundOnCancel(visit, "customer", start - 48 * hour)).toBe(6001);
  expect(refundOnCancel(visit, "customer", start - 48 * hour + 1)).toBe(3000);
  expect(refundOnCancel(visit, "customer", start - 24 * hour)).toBe(3000);
  expect(refundOnCancel(visit, "customer", start - 24 * hour + 1)).toBe(0);
});

test("within a quarter of an hour of booking everything is refunded, however near the visit is", () => {
  const justBooked = { ...visit, bookedAt: start - hour };
  expect(refundOnCancel(justBooked, "customer", start - hour + 15 * 60_000)).toBe(6001);
  expect(refundOnCancel(justBooked, "customer", start - hour + 15 * 60_000 + 1)).toBe(0);
});

test("a cancellation by the salon always refunds everything", () => {
  expect(refundOnCancel(visit, "salon", start - 1)).toBe(6001);
});

test("a visit to be arranged can be cancelled with a full refund", () => {
  const open = { ...visit, startsAt: null };
  expect(mayCancel(open, start)).toBe(true);
  expect(refundOnCancel(open, "customer", start)).toBe(6001);
});

test("moving ends a day before the visit, cancelling when it begins", () => {
  expect([mayMove(visit, start - 24 * hour - 1), mayMove(visit, start - 24 * hour)]).toEqual([true, false]);
  expect([mayCancel(visit, start - 1), mayCancel(visit, start)]).toEqual([true, false]);
});

test("a refund never exceeds what was paid and never grows as the visit approaches", () => {
  const instants = fc.integer({ min: 0, max: start });
  fc.assert(
    fc.property(instants, instants, fc.integer({ min: 0, max: 1_000_000 }), (one, other, paidCents) => {
      const [earlier, later] = [Math.min(one, other), Math.max(one, other)];
      const booked = { ...visit, bookedAt: -hour, paidCents };
      const first = refundOnCancel(booked, "customer", earlier);
      const second = refundOnCancel(booked, "customer", later);
      expect(first).toBeLessThanOrEqual(paidCents);
      expect(second).toBeLessThanOrEqual(first);
      expect(second).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("the steps name each end of a promise, nearest first, without those that a longer one covers", () => {
  expect(refundSteps(visit, hour)).toEqual([
    { until: start - 48 * hour, percent: 100 },
    { until: start - 24 * hour, percent: 50 },
  ]);
  const late = { ...visit, bookedAt: start - 30 * hour };
  expect(refundSteps(late, late.bookedAt)).toEqual([
    { until: late.bookedAt + 15 * 60_000, percent: 100 },
    { until: start - 24 * hour, percent: 50 },
  ]);
  expect(refundSteps(late, start - 23 * hour)).toEqual([]);
  expect(refundSteps({ ...visit, startsAt: null }, 0)).toEqual([]);
});

test("no step is promised for a time when the customer can't cancel", () => {
  const strict = { ...visit, policy: { ...visit.policy, cancelNoticeHours: 72 } };
  const until = start - 72 * hour;
  expect(refundSteps(strict, hour)).toEqual([{ until, percent: 100 }]);
  expect(refundSteps(strict, until + 1)).toEqual([]);
  const late = { ...strict, bookedAt: until - 60_000 };
  expect(refundSteps(late, late.bookedAt)).toEqual([{ until, percent: 100 }]);
});

test("the nearest step equals the current refund", () => {
  const instants = fc.integer({ min: 0, max: start });
  fc.assert(
    fc.property(instants, instants, (one, other) => {
      const [bookedAt, now] = [Math.min(one, other), Math.max(one, other)];
      const booked = { ...visit, bookedAt };
      expect(refundSteps(booked, now)[0]?.percent ?? 0).toBe(refundPercent(booked, now));
    }),
  );
});
