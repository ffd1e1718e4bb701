import { expect, test } from "vitest";
import { twoWeeks, weekMoney } from "#app/features/calendar/week-money.ts";

const days = (...amounts: number[]) =>
  amounts.map((amount, index) => ({ date: `2026-11-${String(8 + index).padStart(2, "0")}`, amount }));

test("this week is compared with the same days of the last one", () => {
  expect(twoWeeks("2026-11-17")).toEqual({ from: "2026-11-08", to: "2026-11-21" });
  const two = days(100, 50, 50, 400, 0, 0, 0, 120, 60, 40.5, 0, 0, 0, 0);
  expect(weekMoney(two, "2026-11-17")).toMatchObject({ soFar: 220.5, over: 10 });
  expect(weekMoney(two, "2026-11-17").days[0]).toEqual({ date: "2026-11-15", amount: 120 });
});

test("a week after one without revenue is not compared", () => {
  expect(weekMoney(days(0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0), "2026-11-15").over).toBeNull();
});
