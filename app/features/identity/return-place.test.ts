import { expect, test } from "vitest";
import { returnPlace, wasBooking } from "#app/features/identity/return-place.ts";

const booking = { pathname: "/dashboard/bookingAppointment/s1", search: "?master=m1", hash: "#pay" };

test("after signing in one returns to the page one came from, with everything after its path", () => {
  expect(returnPlace({ from: booking })).toBe("/dashboard/bookingAppointment/s1?master=m1#pay");
});

test.each([null, undefined, "x", {}, { from: {} }])("from nowhere (%j) one goes home", (state) => {
  expect(returnPlace(state)).toBe("/");
});

test.each(["//evil.example", "/\\evil.example", "https://evil.example"])(
  "%s is no page of this site",
  (pathname) => {
    expect(returnPlace({ from: { pathname, search: "", hash: "" } })).toBe("/");
  },
);

test("a booking is told from other pages", () => {
  expect(wasBooking({ from: booking })).toBe(true);
  expect(wasBooking({ from: { ...booking, pathname: "/secret" } })).toBe(false);
});
