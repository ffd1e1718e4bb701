import { expect, test } from "vitest";
import { chosenHour, returnPlace, wasBooking } from "#app/features/sign-in/return-place.ts";

const booking = { pathname: "/dashboard/bookingAppointment/s1", search: "?master=m1", hash: "#pay" };

test("signing in returns to the previous page with its full address", () => {
  expect(returnPlace({ from: booking })).toBe("/dashboard/bookingAppointment/s1?master=m1#pay");
});

test.each([null, undefined, "x", {}, { from: {} }])("signing in from %j goes home", (state) => {
  expect(returnPlace(state)).toBe("/");
});

test.each(["//evil.example", "/\\evil.example", "https://evil.example"])(
  "%s is not a page of this site",
  (pathname) => {
    expect(returnPlace({ from: { pathname, search: "", hash: "" } })).toBe("/");
  },
);

test("a booking page is told apart from other pages", () => {
  expect(wasBooking({ from: booking })).toBe(true);
  expect(wasBooking({ from: { ...booking, pathname: "/secret" } })).toBe(false);
});

test("an hour chosen before signing in is read from the booking page's address", () => {
  const search = "?at=2026-11-24T16%3A30%3A00%2B06%3A00&master=sadia";
  expect(chosenHour({ from: { ...booking, search } })).toBe("2026-11-24T16:30:00+06:00");
  expect(chosenHour({ from: { ...booking, search: "?at=soon" } })).toBeNull();
  expect(chosenHour({ from: { ...booking, pathname: "/secret", search } })).toBeNull();
  expect(chosenHour({ from: booking })).toBeNull();
});
