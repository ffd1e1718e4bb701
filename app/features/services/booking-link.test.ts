import { expect, test } from "vitest";
import { checkoutOf, readBookingLink } from "#app/features/services/booking-link.ts";
import { cut, facial, services } from "#app/features/services/services.fixture.ts";
import type { Master } from "#contract/masters.ts";

const now = Date.parse("2026-11-23T08:00:00Z");
const zone = "Asia/Dhaka";
const anika = master("anika", "Anika Sen");
const farzana = master("farzana", "Farzana Haque");

test("a link to offered services leads to the checkout, with its hour, source and code", () => {
  expect(leadsTo("service=cut&master=anika&hour=2026-11-26T10:00:00Z&src=mirror&code=SPRING")).toBe(
    "/dashboard/bookingAppointment/cut?at=2026-11-26T10%3A00%3A00.000Z&master=anika&src=mirror&code=SPRING",
  );
});

test("a newsletter's utm_source is its source, unless it names one", () => {
  const place = "/dashboard/bookingAppointment/cut";
  expect(leadsTo("service=cut&utm_source=Newsletter&utm_medium=email")).toBe(`${place}?src=Newsletter`);
  expect(leadsTo("service=cut&utm_source=poster&src=mirror")).toBe(`${place}?src=mirror`);
});

test("services and masters may be named as in addresses, and hours in the salon's time", () => {
  expect(leadsTo("service=neem-leaf-facial&master=anika-sen&hour=2026-11-26T16:00")).toBe(
    `/dashboard/bookingAppointment/${facial._id}?at=2026-11-26T10%3A00%3A00.000Z&master=anika`,
  );
});

test("an hour without an offset is the salon's, also with seconds, wherever the server stands", () => {
  const at = "2026-11-26T10:00:00.000Z";
  for (const hour of ["2026-11-26T16:00:00", "2026-11-26T16:00:00%2B06:00", "2026-11-26T10:00Z"])
    expect(read(`service=cut&hour=${hour}`)).toMatchObject({ startsAt: at });
  for (const hour of ["2026-11-26", "2026-11-26 16:00", "Nov 26 2026 16:00"])
    expect(read(`service=cut&hour=${hour}`)).toMatchObject({ missing: "hour" });
});

test("a master is kept without an hour, and the word for anyone is not a master's name", () => {
  expect(leadsTo("service=cut&master=anika")).toBe("/dashboard/bookingAppointment/cut?master=anika");
  expect(leadsTo("service=cut&master=any")).toBe("/dashboard/bookingAppointment/cut");
});

test("a size of a service is booked as that size", () => {
  expect(leadsTo("service=long")).toBe("/dashboard/bookingAppointment/long");
  expect(read("service=long").service).toBe(cut);
});

test("services that are not offered are reported, and the rest is kept", () => {
  expect(read("")).toEqual({});
  expect(read("service=gone&master=anika")).toEqual({ missing: "service" });
  expect(read("service=cut&master=farzana&hour=2026-11-26T16:00")).toMatchObject({
    service: cut,
    startsAt: "2026-11-26T10:00:00.000Z",
    missing: "master",
  });
  for (const hour of ["2026-11-22T16:00", "soon", "2026-13-45T99:99", ""])
    expect(read(`service=cut&hour=${hour}`)).toEqual({ service: cut, size: cut, missing: "hour" });
  for (const query of ["", "service=gone", "service=cut&master=farzana", "service=cut&hour=soon"])
    expect(leadsTo(query)).toBeUndefined();
});

function read(query: string) {
  return readBookingLink(new URLSearchParams(query), { services, masters: [anika, farzana] }, { zone, now });
}

function leadsTo(query: string): string | undefined {
  const place = checkoutOf(read(query), new URLSearchParams(query));
  return place && place.pathname + place.search;
}

function master(_id: string, name: string): Master {
  return { _id, name, role: "", photo: "", bio: "" };
}
