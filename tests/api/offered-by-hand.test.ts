import { expect, test } from "vitest";
import { cancelVisit } from "#tests/support/booked.ts";
import { call, refused } from "#tests/support/calls.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import type { Person } from "#tests/support/people.ts";
import { book } from "#tests/support/visits.ts";
import { offeredHour, offeredTo, takenHour, waitInLine } from "#tests/support/waiting.ts";

const salon = givenSalon();
const desk = givenStaff(salon);

test("the desk chooses who gets a free hour, sees why it is not free, withdraws it, and books it for a caller", async () => {
  const { guest, visit, id, wish } = await takenHour(salon, 40);
  const caller = { ...wish, name: "Lubna Rahman", number: "01722618040" };
  await cancelVisit(salon, id, guest);
  const taken = await call(salon, "createDeskBooking", phoneCall(visit), desk);
  const { insertedId } = await call(salon, "addWaitingGuest", { body: caller }, desk);
  await cancelVisit(salon, taken.insertedId, desk, { reason: "called" });
  const entryOf = async () => {
    const { entries } = await call(salon, "listWaiting", { query: { date: wish.dates[0] ?? "" } }, desk);
    return entries.find((entry) => entry._id === insertedId);
  };
  expect(await entryOf()).toMatchObject({ fits: { startsAt: visit.startsAt }, offered: null });
  const body = { startsAt: visit.startsAt };
  const chosen = await call(salon, "offerHour", { params: { id: insertedId }, body }, desk);
  expect(await entryOf()).toMatchObject({ offered: { _id: chosen.insertedId, state: "open" }, fits: null });
  const asked = { service: visit.service._id, master: visit.masterId, startsAt: visit.startsAt };
  const { reasons } = await call(salon, "readReasons", { query: asked }, desk);
  expect(reasons.flatMap(({ there }) => there)).toMatchObject([{ kind: "offered", name: "Lubna Rahman" }]);
  expect((await refused(salon, "offerHour", { params: { id: insertedId }, body }, desk)).code).toBe(
    "slot_taken",
  );
  await call(salon, "declineOfferedHour", { params: { id: chosen.insertedId } }, desk);
  expect(await entryOf()).toMatchObject({ offered: { state: "taken_back" } });
  const again = await call(salon, "offerHour", { params: { id: insertedId }, body }, desk);
  const params = { id: again.insertedId };
  const booked = await call(salon, "bookOfferedHour", { params }, desk);
  const given = await call(salon, "listWaiting", { query: { state: "given" } }, desk);
  expect(given.entries[0]).toMatchObject({
    _id: insertedId,
    bookingId: booked.insertedId,
    name: "Lubna Rahman",
  });
  expect((await refused(salon, "bookOfferedHour", { params }, desk)).code).toBe("wrong_state");
});

test("leaving the list gives the hour to the next, and nobody sees another's hour", async () => {
  const { first, second } = await offeredHour(salon);
  const [entry] = await call(salon, "listMyWaiting", {}, first);
  const params = { id: entry?.offered?._id ?? "" };
  expect((await refused(salon, "readOfferedHour", { params }, second)).code).toBe("not_found");
  expect((await refused(salon, "declineOfferedHour", { params }, second)).code).toBe("not_found");
  await call(salon, "endWaiting", { params: { id: entry?._id ?? "" } }, first);
  await salon.drain();
  expect(await call(salon, "readOfferedHour", { params }, first)).toMatchObject({ state: "declined" });
  expect(await offeredTo(salon, second)).toMatchObject({ state: "open" });
});

test("a caller's name and number are only stored with the guest, where the desk reads them during a hold", async () => {
  const { guest, visit, id, wish } = await takenHour(salon, 40);
  const caller = { ...wish, name: "Orni Sarkar", number: "01622771980", email: "orni@example.com" };
  const { insertedId } = await call(salon, "addWaitingGuest", { body: caller }, desk);
  await cancelVisit(salon, id, guest);
  await salon.drain();
  const date = visit.startsAt.slice(0, 10);
  const { holds } = await call(salon, "readCalendar", { query: { from: date, to: date } }, desk);
  const held = holds.filter(({ items }) => items[0]?.startsAt === visit.startsAt);
  expect(held).toMatchObject([{ name: "Orni Sarkar", number: "01622771980" }]);
  const asked = { service: visit.service._id, master: visit.masterId, startsAt: visit.startsAt };
  const { reasons } = await call(salon, "readReasons", { query: asked }, desk);
  expect(reasons.flatMap(({ there }) => there)).toMatchObject([{ kind: "offered", name: "Orni Sarkar" }]);
  const kept = await salon.app.engine.read
    .selectFrom("purchases")
    .innerJoin("offered_hours", "offered_hours.purchase_id", "purchases.id")
    .select(["purchases.name", "purchases.email", "purchases.phone"])
    .where("offered_hours.waiting_id", "=", insertedId)
    .execute();
  expect(kept).toEqual([{ name: "", email: "", phone: "" }]);
});

test("a guest whose offer the desk withdrew is asked again when the hour becomes free again, not before", async () => {
  const { visit, first, second } = await offeredHour(salon);
  const takeBack = async (person: Person) => {
    const params = { id: (await offeredTo(salon, person))?._id ?? "" };
    await call(salon, "declineOfferedHour", { params }, desk);
    await salon.drain();
  };
  await takeBack(first);
  expect(await offeredTo(salon, first)).toMatchObject({ state: "taken_back" });
  expect(await offeredTo(salon, second)).toMatchObject({ state: "open" });
  await takeBack(second);
  expect(await offeredTo(salon, first)).toMatchObject({ state: "taken_back" });
  const caller = await call(salon, "createDeskBooking", phoneCall(visit), desk);
  await cancelVisit(salon, caller.insertedId, desk, { reason: "called" });
  await salon.drain();
  expect(await offeredTo(salon, first)).toMatchObject({ state: "open", startsAt: visit.startsAt });
});

test("a desk that takes an hour back, or its guest off the list, by an old list is told that the guest has booked it", async () => {
  const { guest, visit, id, wish } = await takenHour(salon, 40);
  const [first] = await waitInLine(salon, wish, 1);
  await cancelVisit(salon, id, guest);
  await salon.drain();
  const [entry] = await call(salon, "listMyWaiting", {}, first);
  await book(salon, first, visit);
  const hour = { params: { id: entry?.offered?._id ?? "" } };
  const place = { params: { id: entry?._id ?? "" } };
  const told = async (person: Person) => [
    await refused(salon, "declineOfferedHour", hour, person),
    await refused(salon, "endWaiting", place, person),
  ];
  const late = await refused(salon, "bookOfferedHour", hour, desk);
  expect(late.detail).toContain("has booked the hour");
  expect((await told(desk)).map(({ detail }) => detail)).toEqual(
    Array(2).fill(expect.stringContaining("has booked")),
  );
  expect((await told(first)).map(({ code }) => code)).toEqual(["purchase_closed", "purchase_closed"]);
});

test("an hour with more masters than the entry has services is refused at its field", async () => {
  const { visit, wish } = await takenHour(salon, 40);
  const caller = { ...wish, name: "Rehana Karim", number: "01722618041" };
  const { insertedId: id } = await call(salon, "addWaitingGuest", { body: caller }, desk);
  const body = { startsAt: visit.startsAt, masterIds: [visit.masterId, visit.masterId] };
  expect(await refused(salon, "offerHour", { params: { id }, body }, desk)).toMatchObject({
    code: "invalid_input",
    errors: [{ field: "masterIds" }],
  });
  await call(salon, "endWaiting", { params: { id } }, desk);
});
