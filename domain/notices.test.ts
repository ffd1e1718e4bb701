import { expect, test } from "vitest";
import { reminderLeadMs, reviewRequestDelayMs, whyNotRemind } from "#domain/notices.ts";

const startsAt = Date.UTC(2026, 10, 24, 10);
const dayBefore = startsAt - reminderLeadMs.reminder_day;
const visit = { state: "confirmed", startsAt } as const;

test("reminders go out a day and two hours before a visit, and the request for a review twenty hours after", () => {
  const hours = (ms: number) => ms / 3_600_000;
  expect(hours(reminderLeadMs.reminder_day)).toBe(24);
  expect(hours(reminderLeadMs.reminder_hours)).toBe(2);
  expect(hours(reviewRequestDelayMs)).toBe(20);
});

test("a reminder of an active visit is sent", () => {
  expect(whyNotRemind(visit, "reminder_day", startsAt, dayBefore)).toBeNull();
  expect(whyNotRemind({ ...visit, state: "pending" }, "reminder_hours", startsAt, startsAt - 1)).toBeNull();
});

test("a reminder that no longer applies says why it was not sent", () => {
  const why = (changed: object, now = dayBefore) =>
    whyNotRemind({ ...visit, ...changed }, "reminder_day", startsAt, now);
  expect(why({ state: "cancelled" })).toBe("cancelled");
  expect(why({ state: "no_show" })).toBe("missed");
  expect(why({ startsAt: startsAt + 1 })).toBe("moved");
  expect(why({ startsAt: null })).toBe("moved");
  expect(why({ state: "in_chair" })).toBe("too_late");
  expect(why({}, startsAt)).toBe("too_late");
});

test("a day's reminder delayed until the next one is due is replaced by it", () => {
  const late = startsAt - reminderLeadMs.reminder_hours;
  expect(whyNotRemind(visit, "reminder_day", startsAt, late)).toBe("too_late");
  expect(whyNotRemind(visit, "reminder_hours", startsAt, late)).toBeNull();
});
