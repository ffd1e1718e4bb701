import { expect, test } from "vitest";
import { queryFor, shownIn } from "#app/features/calendar/shown.ts";
import { visitPath } from "#app/features/visits/visits.ts";

const today = "2026-11-23";
const read = (query: string) => shownIn(new URLSearchParams(query), today);

test("an address says which day, view and visit the calendar shows", () => {
  expect(read("")).toEqual({ date: today, view: "day", masterId: null, visitId: null });
  expect(read("date=2026-12-01&view=week&master=m&visit=abc")).toEqual({
    date: "2026-12-01",
    view: "week",
    masterId: "m",
    visitId: "abc",
  });
});

test("an invalid address shows today", () => {
  expect(read("date=tomorrow&view=month")).toEqual({
    date: today,
    view: "day",
    masterId: null,
    visitId: null,
  });
  expect(read("date=2026-02-30").date).toBe(today);
});

test("default values are left out of an address, and the rest stays", () => {
  const usual = { date: today, view: "day", masterId: null, visitId: null } as const;
  expect(queryFor(usual, today).toString()).toBe("");
  expect(queryFor(usual, today, new URLSearchParams("date=2026-01-01&a=b")).toString()).toBe("a=b");
  const place = { date: "2026-12-01", view: "week", masterId: "m", visitId: "abc" } as const;
  expect(read(queryFor(place, today).toString())).toEqual(place);
});

test("a link opens a visit on its day", () => {
  expect(visitPath("abc", "2026-12-01")).toBe("/dashboard/calendar?date=2026-12-01&visit=abc");
});
