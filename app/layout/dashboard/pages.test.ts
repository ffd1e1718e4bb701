import { expect, test } from "vitest";
import { dashboardPage } from "#app/layout/dashboard/pages.ts";

test("a dashboard page is recognized by its address in both languages", () => {
  expect(dashboardPage("/dashboard/calendar")?.title()).toBe("Calendar");
  expect(dashboardPage("/bn/dashboard/membership/receipts/m1")?.title()).toBe("Receipt");
  expect(dashboardPage("/dashboard/membership")?.title()).toBe("Membership");
});

test("the booking page and unknown addresses are not in the list", () => {
  expect(dashboardPage("/dashboard/bookingAppointment/s1")).toBeUndefined();
  expect(dashboardPage("/dashboard")).toBeUndefined();
});
