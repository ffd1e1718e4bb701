import { expect, test } from "vitest";
import { readFilters, toQuery, writeFilters } from "#app/features/desk/filters.ts";

const today = "2026-11-30";
const query = (address: string) => toQuery(readFilters(new URLSearchParams(address)), today);

test("days are the salon's, whatever the month", () => {
  expect(query("day=today")).toEqual({ from: today, to: today });
  expect(query("day=tomorrow")).toEqual({ from: "2026-12-01", to: "2026-12-01" });
  expect(query("day=week")).toEqual({ from: today, to: "2026-12-06" });
  expect(query("day=dates&from=2026-12-24")).toEqual({ from: "2026-12-24" });
  expect(query("from=2026-12-24")).toEqual({});
});

test("an address that nobody could have pressed together narrows nothing", () => {
  expect(query("status=sold&page=-3&day=yesterday&search=%20")).toEqual({});
});

test("an address says what was chosen and nothing else", () => {
  const address = "?search=mim&day=week&master=m1&status=pending&page=3";
  expect(writeFilters(readFilters(new URLSearchParams(address)))).toBe(address);
  expect(writeFilters(readFilters(new URLSearchParams("page=1")))).toBe("?");
});
