import { expect, test } from "vitest";
import {
  isView,
  pageSizeOf,
  readFilters,
  toQuery,
  viewPath,
  views,
  writeFilters,
} from "#app/features/bookings/filters.ts";

const today = "2026-11-30";
const query = (address: string) => toQuery(readFilters(new URLSearchParams(address)), today);

test("days and weeks follow the salon's calendar, across months", () => {
  expect(query("day=today")).toEqual({ from: today, to: today, order: "visit" });
  expect(query("day=tomorrow")).toEqual({ from: "2026-12-01", to: "2026-12-01", order: "visit" });
  expect(query("day=week")).toEqual({ from: today, to: "2026-12-06", order: "visit" });
  expect(query("day=dates&from=2026-12-24")).toEqual({ from: "2026-12-24", order: "visit" });
  expect(query("from=2026-12-24")).toEqual({});
});

test("a figure links to the bookings made in its days from one source", () => {
  const made = { madeFrom: "2026-11-01", madeTo: "2026-11-30" };
  expect(query("madeFrom=2026-11-01&madeTo=2026-11-30&source=Instagram")).toEqual({
    ...made,
    source: "instagram",
  });
  expect(query("source=<script>")).toEqual({});
});

test("an impossible combination in the address filters nothing", () => {
  expect(query("status=sold&page=-3&day=yesterday&search=%20")).toEqual({});
});

test("an address contains only what was chosen", () => {
  const address = "?search=mim&day=week&master=m1&status=pending&page=3";
  expect(writeFilters(readFilters(new URLSearchParams(address)))).toBe(address);
  expect(writeFilters(readFilters(new URLSearchParams("page=1")))).toBe("?");
});

test("waiting visits are sorted by hour, and a page holds as many as can be confirmed at once", () => {
  const asked = query("status=waiting");
  expect(asked).toEqual({ waiting: "true", order: "visit" });
  expect(pageSizeOf(asked)).toBe(50);
  expect(pageSizeOf(query("status=pending"))).toBe(25);
});

test("money to hand back is sorted like the bookings, also for one master", () => {
  expect(query("status=hand_back&master=m1")).toEqual({ toHandBack: "true", master: "m1" });
  expect(viewPath("toHandBack")).toBe("/dashboard/manageBookings?status=hand_back");
});

test("a view's address shows that view, and a search stays in it", () => {
  for (const view of views) {
    const filters = readFilters(new URL(viewPath(view.name), "https://shiuli.example").searchParams);
    expect(views.filter((one) => isView(one, { ...filters, search: "mim", master: "m1" }))).toEqual([view]);
  }
});
