import { expect, test } from "vitest";
import { datesOfWeek, keyMove, weekOf, weekSpan, weekText } from "#app/features/hours/week.ts";

const today = "2026-11-21";

test("weeks start today, so that none shows a past day", () => {
  expect(weekOf(today, today)).toBe(today);
  expect(weekOf("2026-11-27", today)).toBe(today);
  expect(weekOf("2026-11-28", today)).toBe("2026-11-28");
  expect(weekOf("2027-01-02", today)).toBe("2027-01-02");
  expect(weekOf("2026-11-02", today)).toBe(today);
});

test("a week has seven days, even across a month or year", () => {
  expect(datesOfWeek("2026-12-28")).toEqual([
    "2026-12-28",
    "2026-12-29",
    "2026-12-30",
    "2026-12-31",
    "2027-01-01",
    "2027-01-02",
    "2027-01-03",
  ]);
  expect(weekSpan("2026-12-28")).toEqual({ from: "2026-12-28", to: "2027-01-03" });
});

test("a week names its month once, or both if it has two", () => {
  expect(weekText("2026-11-21")).toBe("21 to 27 November");
  expect(weekText("2026-11-28")).toBe("28 November to 4 December");
});

test("arrow keys move by day and by week, Home and End to the ends of the week", () => {
  const to = (key: string) => keyMove(key, "2026-11-24", today);
  expect(to("ArrowRight")).toBe("2026-11-25");
  expect(to("ArrowLeft")).toBe("2026-11-23");
  expect(to("ArrowDown")).toBe("2026-12-01");
  expect(to("PageUp")).toBe("2026-11-17");
  expect(to("Home")).toBe("2026-11-21");
  expect(to("End")).toBe("2026-11-27");
  expect(to("Tab")).toBeUndefined();
});
