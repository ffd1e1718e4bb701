import { expect, test } from "vitest";
import { dashboardPage } from "#app/layout/dashboard/pages.ts";

test("a page of the dashboard is known by its address, in both languages", () => {
  expect(dashboardPage("/dashboard/calendar")?.title()).toBe("Calendar");
  expect(dashboardPage("/bn/dashboard/membership/receipts/m1")?.title()).toBe("Receipt");
  expect(dashboardPage("/dashboard/membership")?.title()).toBe("Membership");
});

test("the page that books, and an address that leads nowhere, are not in the list", () => {
  expect(dashboardPage("/dashboard/bookingAppointment/s1")).toBeUndefined();
  expect(dashboardPage("/dashboard")).toBeUndefined();
});
