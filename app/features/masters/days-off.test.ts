import { expect, test } from "vitest";
import { runsOf } from "#app/features/masters/days-off.ts";

const off = (
  _id: string,
  date: string,
  about: { reason?: string; masterId?: string | null; opens?: string } = {},
) => ({
  _id,
  date,
  reason: "Wedding",
  masterId: "sadia",
  opens: null,
  closes: about.opens ? "18:00" : null,
  ...about,
});

test("consecutive days for one reason are one line, and a holiday between them is its own", () => {
  const runs = runsOf([
    off("a", "2026-11-30"),
    off("b", "2026-12-01"),
    off("h", "2026-12-01", { masterId: null, reason: "Holiday" }),
    off("c", "2026-12-02"),
    off("d", "2026-12-04"),
  ]);
  expect(runs.map(({ ids, from, to, isWholeSalon }) => [ids.join(""), from, to, isWholeSalon])).toEqual([
    ["abc", "2026-11-30", "2026-12-02", false],
    ["h", "2026-12-01", "2026-12-01", true],
    ["d", "2026-12-04", "2026-12-04", false],
  ]);
});

test("a day with other hours is not joined with a day off", () => {
  expect(runsOf([off("a", "2026-11-30"), off("b", "2026-12-01", { opens: "12:00" })])).toMatchObject([
    { hours: null },
    { hours: { opens: "12:00", closes: "18:00" } },
  ]);
});
