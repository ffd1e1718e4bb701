import { expect, test } from "vitest";
import {
  bookingExample,
  cancelExamples,
  graceExample,
  holdExample,
  memberExample,
  moveExample,
} from "#app/features/salon/settings-examples.ts";
import { defaultPolicy } from "#domain/policy.ts";

test("each part of the policy has an example, longest notice first, and the last refunds nothing", () => {
  expect(cancelExamples(defaultPolicy, 6000)).toEqual([
    { hours: 54, percent: 100, backCents: 6000, alone: true },
    { hours: 30, percent: 50, backCents: 3000, alone: true },
    { hours: 12, percent: 0, backCents: 0, alone: true },
  ]);
});

test("an example says when a customer has to call instead", () => {
  const policy = { ...defaultPolicy, cancelNoticeHours: 24 };
  expect(cancelExamples(policy, 6000).map(({ hours, alone }) => [hours, alone])).toEqual([
    [54, true],
    [30, true],
    [12, false],
  ]);
});

test("limits that coincide, and no limits at all, have examples, too", () => {
  const refunds = [
    { noticeHours: 2, percent: 100 },
    { noticeHours: 1, percent: 33 },
  ];
  expect(
    cancelExamples({ ...defaultPolicy, refunds }, 1001).map(({ hours, backCents }) => [hours, backCents]),
  ).toEqual([
    [8, 1001],
    [1, 330],
  ]);
  expect(cancelExamples({ ...defaultPolicy, refunds: [] }, 6000)).toMatchObject([
    { hours: 12, backCents: 0 },
  ]);
});

test("right after booking everything is refunded, unless that time is zero or the visit is too near to cancel", () => {
  expect(graceExample(defaultPolicy, 6000)).toEqual({ minutes: 7, hours: 12, backCents: 6000 });
  expect(graceExample({ ...defaultPolicy, graceMinutes: 0 }, 6000)).toBeNull();
  expect(graceExample({ ...defaultPolicy, cancelNoticeHours: 24 }, 6000)).toBeNull();
});

test("a visit can be moved until the end of the notice, or until it begins", () => {
  expect(moveExample(defaultPolicy)).toEqual({ moves: 25, calls: 24 });
  expect(moveExample({ ...defaultPolicy, moveNoticeHours: 0 })).toEqual({ moves: 1, calls: null });
});

test("a guest who looks at noon is offered hours after the notice, on the next day if this one is over", () => {
  const today = "2026-11-23";
  const rules = { slotStepMinutes: 30, leadMinutes: 70, horizonDays: 60 };
  const walls = (leadMinutes: number, slotStepMinutes = 30) =>
    bookingExample({ ...rules, leadMinutes, slotStepMinutes }, today).offered.map(({ date, wall }) =>
      date === today ? wall : `${date} ${wall}`,
    );
  expect(walls(70)).toEqual(["13:30", "14:00", "14:30"]);
  expect(walls(60)).toEqual(["13:00", "13:30", "14:00"]);
  expect(walls(11 * 60 + 45, 45)).toEqual(["2026-11-24 00:00", "2026-11-24 00:45", "2026-11-24 01:30"]);
  expect(bookingExample(rules, today).last).toBe("2027-01-22");
  expect(bookingExample({ ...rules, slotStepMinutes: 0 }, today).offered).toHaveLength(3);
});

test("an hour waits for its payment, and once more after an extension", () => {
  const at = (wall: string) => ({ date: "2026-11-23", wall });
  expect(holdExample(10, "2026-11-23")).toEqual({
    taken: at("12:00"),
    until: at("12:10"),
    longer: at("12:20"),
  });
});

test("a member's example price is the price charged, and whole visits pay off the year", () => {
  expect(memberExample(6000, 12_000)).toEqual({ totalCents: 4500, visits: 8 });
  expect(memberExample(50, 12_000)).toEqual({ totalCents: 50, visits: null });
});
