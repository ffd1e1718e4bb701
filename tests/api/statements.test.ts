import { expect, test } from "vitest";
import { bookAhead } from "#tests/support/booked.ts";
import { call } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { days } from "#tests/support/clock.ts";
import { addStaff } from "#tests/support/desk.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { addPackage, buyPackage } from "#tests/support/packages.ts";
import { addPerson } from "#tests/support/people.ts";
import { tell } from "#tests/support/provider.ts";
import { statementsOf } from "#tests/support/statements.ts";
import { book, bookingOf, freeVisit, hold } from "#tests/support/visits.ts";

/*
 * Each statement is a round trip to the database, and everybody who wants the same rows waits for it. When a number
 * grows, that is a decision; when one shrinks, update it here. What happens to a visit is queued for other programs
 * when one is registered, and a freed hour for the waiting list when somebody waits, both in the statement that writes
 * it.
 */

const salon = givenSalon();
const owner = givenOwner(salon);

const count = async (work: () => Promise<unknown>) => (await statementsOf(salon, work)).length;

test("a day's free hours take one statement, once the catalogue is cached", async () => {
  const visit = await freeVisit(salon);
  const day = visit.startsAt.slice(0, 10);
  const query = { service: [visit.service._id], from: day, to: day, show: "taken" as const };
  expect(await count(() => call(salon, "readAvailability", { query }))).toBe(1);
});

test("identifying the caller takes one statement, and a cached list of services none besides", async () => {
  const guest = await addPerson(salon);
  await call(salon, "listServices", {}, guest);
  const sent = await statementsOf(salon, () => call(salon, "listServices", {}, guest));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatch(/from users, .*exists \(\s*select 1 from auth_session/s);
});

test("a hold takes 13 statements", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  expect(await count(() => hold(salon, guest, visit))).toBe(13);
});

test("the webhook's booking takes 8 statements, and the browser's after it 5", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { clientSecret } = await hold(salon, guest, visit);
  const { intentId } = await pay(salon, clientSecret);
  const booking = bookingOf(guest, visit.service, intentId);
  expect(await count(() => tell(salon, intentId))).toBe(8);
  const again = await statementsOf(salon, () => call(salon, "createBooking", booking, guest));
  expect(again).toHaveLength(5);
  // Nothing is new, so there is no notification.
  expect(again.filter((statement) => statement.startsWith("notify"))).toEqual([]);
});

test("a booking from the browser before the webhook takes 11 statements", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { clientSecret } = await hold(salon, guest, visit);
  const { intentId } = await pay(salon, clientSecret);
  const booking = bookingOf(guest, visit.service, intentId);
  expect(await count(() => call(salon, "createBooking", booking, guest))).toBe(11);
});

test("a booking with nothing to pay takes 11 statements", async () => {
  const admin = await addPerson(salon, { role: "admin" });
  const draft = { service_name: "Patch test", price: 0, details: "Five minutes", img: "/art/mark.svg" };
  await call(salon, "createService", { body: draft }, admin);
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon, "Patch test");
  const { purchaseId } = await hold(salon, guest, visit);
  const booking = bookingOf(guest, visit.service, purchaseId);
  expect(await count(() => call(salon, "createBooking", booking, guest))).toBe(11);
});

test("a hold, a booking and a cancellation bind no state, reason, limit or pattern: SQLite would plan the statement again each time", async () => {
  const guest = await addPerson(salon, { verified: true });
  const visit = await freeVisit(salon);
  const sent = await statementsOf(salon, async () => {
    const { bookingId } = await book(salon, guest, visit);
    await call(salon, "cancelBooking", { params: { id: bookingId }, body: {} }, guest);
  });
  const reads = sent.filter((statement) => statement.startsWith("select"));
  expect(reads.length).toBeGreaterThan(10);
  expect(reads.filter((statement) => /"(?:state|reason)" !?= [?$]/.test(statement))).toEqual([]);
  expect(sent.filter((statement) => /\b(?:limit|like) [?$]/.test(statement))).toEqual([]);
});

test("a move takes 21 statements, and a cancellation with a refund 15", async () => {
  const { id, guest } = await bookAhead(salon, 72);
  const { masterId, startsAt } = await freeVisit(salon);
  const move = { params: { id }, body: { masterId, startsAt } };
  expect(await count(() => call(salon, "moveBooking", move, guest))).toBe(21);
  expect(await count(() => call(salon, "cancelBooking", { params: { id }, body: {} }, guest))).toBe(15);
});

test("a desk booking of three services takes 16 statements", async () => {
  const staff = await addStaff(salon);
  const serviceIds = (await call(salon, "listServices", {})).slice(0, 3).map(({ _id }) => _id);
  const query = { service: serviceIds, from: "2026-11-25", to: "2026-11-27" };
  const { nextFree } = await call(salon, "readAvailability", { query }, staff);
  const caller = { name: "Nadia", number: "01700000000", email: "nadia@example.com" };
  const body = { ...caller, serviceIds, startsAt: nextFree?.startsAt ?? "" };
  expect(await count(() => call(salon, "createDeskBooking", { body }, staff))).toBe(16);
});

test("sold packages take as many statements to list as one does, and so do a customer's own", async () => {
  const guest = await addPerson(salon);
  const packageId = await addPackage(salon, owner);
  const countLists = async () => [
    await count(() => call(salon, "listSoldPackages", {}, owner)),
    await count(() => call(salon, "listMyPackages", {}, guest)),
  ];
  await buyPackage(salon, guest, packageId);
  const ofOne = await countLists();
  await buyPackage(salon, guest, packageId);
  await buyPackage(salon, await addPerson(salon), packageId);
  expect(await countLists()).toEqual(ofOne);
});

test("the calendar of a past day takes as many statements once a master has left as before", async () => {
  const { visit } = await bookAhead(salon, 48);
  const date = visit.startsAt.slice(0, 10);
  salon.clock.advance(days(7));
  const read = () => call(salon, "readCalendar", { query: { from: date, to: date } }, owner);
  await read();
  const before = await count(read);
  const idle = (await call(salon, "listMasters", {})).find(({ _id }) => _id !== visit.masterId);
  await call(salon, "retireMaster", { params: { id: idle?._id ?? "" }, body: { worksHere: false } }, owner);
  await read();
  expect(await count(read)).toBe(before);
});
