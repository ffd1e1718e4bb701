import { expect, test } from "vitest";
import { bookingPlace, findService, servicePath, slugOf } from "#app/lib/service-path.ts";

const oil = { _id: "a1", service_name: "Warm Oil Massage" };
const cut = { _id: "b2", service_name: "Hair Cut & Finish" };

test("a service's address is its name in lower case with hyphens", () => {
  expect(slugOf(cut)).toBe("hair-cut-finish");
  expect(slugOf({ service_name: " Crème — café! " })).toBe("creme-cafe");
  expect(slugOf({ service_name: "চুল কাটা" })).toMatch(/^\S+-\S+$/);
  expect(servicePath(oil)).toBe("/services?service=warm-oil-massage");
});

test("a service is found by the address of its name and by its id", () => {
  expect(findService([oil, cut], "hair-cut-finish")).toBe(cut);
  expect(findService([oil, cut], "a1")).toBe(oil);
  expect(findService([oil, cut], "nowhere")).toBeUndefined();
  expect(findService([oil, cut], null)).toBeUndefined();
});

test("the address of the booking page has the chosen hour and master", () => {
  expect(bookingPlace(oil)).toEqual({ pathname: "/dashboard/bookingAppointment/a1", search: "" });
  const startsAt = "2026-11-24T16:30:00+06:00";
  const { search } = bookingPlace(oil, { startsAt, masterId: "sadia" });
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({ at: startsAt, master: "sadia" });
  expect(bookingPlace(oil, { startsAt, masterId: "any" }).search).not.toContain("master");
});

test("the address of the booking page has the service's add-ons in order", () => {
  const { pathname, search } = bookingPlace(cut, undefined, [oil, { _id: "c3" }]);
  expect(pathname).toBe("/dashboard/bookingAppointment/b2");
  expect(new URLSearchParams(search).getAll("also")).toEqual(["a1", "c3"]);
});
