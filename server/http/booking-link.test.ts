import { expect, test } from "vitest";
import { inItsPlace, isBookingLink } from "#server/http/booking-link.ts";

test("the booking link is one page per language, and not the page that it leads to", () => {
  expect(["/book", "/bn/book", "/book?service=a", "/book/"].map(isBookingLink)).toEqual(Array(4).fill(true));
  for (const url of [
    "/",
    "/booking",
    "/book/x",
    "/login",
    "/dashboard/bookingAppointment/a?x=/book",
    "//book",
  ])
    expect(isBookingLink(url), url).toBe(false);
});

test("within another site's frame it is a different page, whatever that site calls the frame", () => {
  for (const frame of ["iframe", "frame", "embed", "object"])
    expect(inItsPlace("/bn/book?src=a", frame)).toBe("/bn/book?src=a&framed=1");
  expect(inItsPlace("/book", "iframe")).toBe("/book?framed=1");
  for (const other of ["document", "empty", undefined]) expect(inItsPlace("/book", other)).toBe("/book");
  expect(inItsPlace("/login", "iframe")).toBe("/login");
});
