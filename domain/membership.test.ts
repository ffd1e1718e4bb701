import fc from "fast-check";
import { expect, test } from "vitest";
import { nextTerm, reminderDays, remindsAt, stillReminds } from "#domain/membership.ts";

const zone = "Asia/Dhaka";
const at = (text: string) => Date.parse(text);
const dayMs = 86_400_000;

test("a first year begins now and ends at the same hour a year later", () => {
  const now = at("2026-11-21T14:00:00+06:00");
  expect(nextTerm(now, null, zone)).toEqual({ startsAt: now, endsAt: at("2027-11-21T14:00:00+06:00") });
});

test("an early renewal adds a year to the end, and a lapsed membership starts again", () => {
  const end = at("2027-11-21T14:00:00+06:00");
  expect(nextTerm(end - 20 * dayMs, end, zone)).toEqual({
    startsAt: end,
    endsAt: at("2028-11-21T14:00:00+06:00"),
  });
  const late = end + dayMs;
  expect(nextTerm(late, end, zone).startsAt).toBe(late);
});

test("a year from 29 February ends on 28 February, and a change of clocks keeps the hour", () => {
  const leap = nextTerm(at("2028-02-29T10:00:00+06:00"), null, zone);
  expect(leap.endsAt).toBe(at("2029-02-28T10:00:00+06:00"));
  const summer = nextTerm(at("2026-04-01T10:00:00+02:00"), null, "Europe/Berlin");
  expect(summer.endsAt).toBe(at("2027-04-01T10:00:00+02:00"));
  const winter = nextTerm(at("2026-03-29T01:30:00+01:00"), null, "Europe/Berlin");
  expect(winter.endsAt).toBe(at("2027-03-29T01:30:00+02:00"));
});

test("consecutive terms have no gap and no overlap", () => {
  const start = fc.integer({ min: at("2026-01-01T00:00:00Z"), max: at("2090-01-01T00:00:00Z") });
  fc.assert(
    fc.property(start, fc.integer({ min: 0, max: 500 * dayMs }), (now, later) => {
      const first = nextTerm(now, null, zone);
      const second = nextTerm(now + later, first.endsAt, zone);
      expect(second.startsAt).toBe(Math.max(first.endsAt, now + later));
      expect(second.endsAt - second.startsAt).toBeGreaterThanOrEqual(365 * dayMs);
      expect(second.endsAt - second.startsAt).toBeLessThanOrEqual(366 * dayMs);
    }),
  );
});

test("a member is told thirty days and three days before the end", () => {
  const end = at("2027-11-21T14:00:00Z");
  expect(reminderDays.map((days) => remindsAt(end, days))).toEqual([
    at("2027-10-22T14:00:00Z"),
    at("2027-11-18T14:00:00Z"),
  ]);
});

test("a reminder is dropped once the year was renewed, refunded, or overtaken by the next one", () => {
  const term = { startsAt: 0, endsAt: 365 * dayMs };
  const due = remindsAt(term.endsAt, 30);
  expect(stillReminds(term, 30, term.endsAt, due)).toBe(true);
  expect(stillReminds(term, 30, term.endsAt + 365 * dayMs, due)).toBe(false);
  expect(stillReminds(term, 30, null, due)).toBe(false);
  expect(stillReminds(term, 30, term.endsAt, remindsAt(term.endsAt, 3))).toBe(false);
  expect(stillReminds(term, 3, term.endsAt, remindsAt(term.endsAt, 3))).toBe(true);
  expect(stillReminds(term, 3, term.endsAt, term.endsAt)).toBe(false);
});
