import { beforeAll, expect, test } from "vitest";
import type { BookingsQuery } from "#contract/bookings.ts";
import { tidyUp } from "#server/usecases/tidy-up.ts";
import { miscountedStates } from "#tests/support/booking-counts.ts";
import { call, callLoosely } from "#tests/support/calls.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { book, freeVisit, type Visit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
let guest: Person;
let visit: Visit;
let transactionId: string;

beforeAll(async () => {
  guest = await addPerson(salon, { email: "mim_100@example.com" });
  visit = await freeVisit(salon);
  transactionId = (await book(salon, guest, visit)).paid.intentId;
});

const find = (query: Partial<BookingsQuery>) => call(salon, "listBookings", { query }, staff);
const hers = async (query: Partial<BookingsQuery>) =>
  (await find(query)).filter(({ email }) => email === guest.email).length;

test("bookings are found by parts of an address, a number, a service or a transaction", async () => {
  for (const search of ["MIM_100", "017000", "thread", transactionId.slice(4, 20), "nadia threading"]) {
    expect(await hers({ search })).toBe(1);
  }
  expect(await find({ search: "no such thing" })).toEqual([]);
  expect(await find({ search: "mim-100" })).toEqual([]);
});

test("bookings are found by the visit's date, its master and its state", async () => {
  const day = visit.startsAt.slice(0, 10);
  expect(await hers({ from: day, to: day, master: visit.masterId, status: "pending" })).toBe(1);
  expect(await hers({ to: "2026-11-22" })).toBe(0);
  expect(await hers({ from: "2027-01-01" })).toBe(0);
  expect(await hers({ status: "cancelled" })).toBe(0);
  expect(await hers({ master: "nobody" })).toBe(0);
  for (const { startsAt } of await find({ from: day, to: day })) expect(startsAt?.slice(0, 10)).toBe(day);
});

test("pages contain everything once, and give the total", async () => {
  const all = await find({});
  const pages = await Promise.all([1, 2].map((page) => find({ limit: 3, page })));
  expect(pages.flat()).toEqual(all.slice(0, 6));
  const { headers } = await callLoosely(salon, "listBookings", { query: { limit: "3" } }, staff);
  const cents = all.reduce((sum, { price }) => sum + Math.round(price * 100), 0);
  expect(headers).toMatchObject({
    "x-total-count": String(all.length),
    "x-total-price": String(cents / 100),
  });
});

test("the list's count and sum stay correct when bookings change and are summed up", async () => {
  const other = await book(salon, await addPerson(salon), await freeVisit(salon));
  await call(salon, "cancelBooking", { params: { id: other.bookingId }, body: {} }, staff);
  expect(await miscountedStates(salon)).toEqual([]);
  await tidyUp(salon.app);
  expect(await miscountedStates(salon)).toEqual([]);
  const lines = await salon.app.engine.read.selectFrom("booking_counts").select("state").execute();
  expect(new Set(lines.map(({ state }) => state)).size).toBe(lines.length);
  const { headers } = await callLoosely(salon, "listBookings", { query: { status: "cancelled" } }, staff);
  const cancelled = (await find({ status: "cancelled" })).length;
  expect(headers["x-total-count"]).toBe(String(cancelled));
});
