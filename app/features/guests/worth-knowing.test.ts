import { expect, test } from "vitest";
import { worthKnowing } from "#app/features/guests/worth-knowing.ts";

const now = Date.parse("2026-11-23T08:00:00Z");
const usual = {
  owes: 0,
  noShows: 0,
  memberUntil: null,
  visits: 4,
  lastVisit: "2026-11-01T08:00:00Z",
  nextVisit: null,
};

test("money comes first, then no-shows, then membership", () => {
  const all = { ...usual, owes: 35, noShows: 2, memberUntil: "2027-09-22T00:00:00Z" };
  expect(worthKnowing(all, now)).toEqual({ tone: "pending", text: "owes $35" });
  expect(worthKnowing({ ...all, owes: 0 }, now)).toEqual({ tone: "off", text: "2 no-shows" });
  expect(worthKnowing({ ...all, owes: 0, noShows: 1 }, now)).toEqual({ tone: "ok", text: "member" });
});

test("a first-time guest is new, and one who has not come for ninety days is away", () => {
  const first = { ...usual, visits: 0, lastVisit: null, nextVisit: "2026-11-24T08:00:00Z" };
  expect(worthKnowing(first, now)).toEqual({ tone: "new", text: "new" });
  const away = { ...usual, lastVisit: "2026-08-05T08:00:00Z" };
  expect(worthKnowing(away, now)).toEqual({ tone: "done", text: "away 110 days" });
  expect(worthKnowing({ ...away, nextVisit: "2026-11-24T08:00:00Z" }, now)).toBeNull();
  expect(worthKnowing(usual, now)).toBeNull();
});
