import { expect, test } from "vitest";
import { call, refused } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { bookAtDesk } from "#tests/support/desk.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { bookingOf, freeVisit, orderOf } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const owner = givenOwner(salon);

test("a booking stores the link that brought its customer, and the figures count it", async () => {
  const before = await counted();
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { body } = orderOf(visit);
  const { clientSecret } = await call(
    salon,
    "createPaymentIntent",
    { body: { ...body, source: "instagram" } },
    guest,
  );
  const { intentId } = await pay(salon, clientSecret);
  const { insertedId } = await call(salon, "createBooking", bookingOf(guest, visit.service, intentId), guest);
  const [own] = await call(salon, "listUserBookings", { params: { email: guest.email } }, guest);
  expect(own).not.toHaveProperty("source");
  const date = visit.startsAt.slice(0, 10);
  const { visits } = await call(salon, "readCalendar", { query: { from: date, to: date } }, staff);
  expect(visits.find(({ _id }) => _id === insertedId)?.source).toBe("instagram");
  await bookAtDesk(salon, staff);
  const after = await counted();
  expect(after.get("instagram")).toBe((before.get("instagram") ?? 0) + 1);
  expect(after.get("desk")).toBe((before.get("desk") ?? 0) + 1);
  expect(after.get("site") ?? 0).toBe(before.get("site") ?? 0);
});

test("each source of the figures links to as many bookings as it counts", async () => {
  await bookAtDesk(salon, staff);
  const made = { madeFrom: "2026-11-20", madeTo: "2026-11-27" };
  const all = await call(salon, "listBookings", { query: made }, owner);
  const sources = await counted();
  for (const [source, bookings] of sources) {
    const found = await call(salon, "listBookings", { query: { ...made, source } }, owner);
    expect([source, found.length]).toEqual([source, bookings]);
    expect(new Set(found.map((booking) => booking.source))).toEqual(new Set([source]));
  }
  expect(all).toHaveLength([...sources.values()].reduce((sum, count) => sum + count, 0));
  expect(await call(salon, "listBookings", { query: { madeFrom: "2026-12-24" } }, owner)).toEqual([]);
  expect((await refused(salon, "listBookings", { query: { source: "<b>" } }, owner)).code).toBe(
    "invalid_input",
  );
});

test("a source is a short name, and not one of the salon's own", async () => {
  const guest = await addPerson(salon);
  const { body } = orderOf(await freeVisit(salon));
  for (const source of ["", "A Friend", "=cmd", "x".repeat(33), "<b>", "desk", "site"]) {
    const refusal = await refused(salon, "createPaymentIntent", { body: { ...body, source } }, guest);
    expect(refusal.code).toBe("invalid_input");
  }
});

test("figures cover at most 400 days", async () => {
  const query = { from: "2025-01-01", to: "2026-11-23" };
  expect((await refused(salon, "readFigures", { query }, owner)).code).toBe("invalid_input");
});

async function counted(): Promise<Map<string, number>> {
  const query = { from: "2026-11-20", to: "2026-11-27" };
  const { sources } = await call(salon, "readFigures", { query }, owner);
  return new Map(sources.map(({ source, bookings }) => [source, bookings]));
}
