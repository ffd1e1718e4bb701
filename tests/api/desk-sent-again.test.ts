import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { expectBooksBalance } from "#tests/support/books.ts";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPackage, saleOf } from "#tests/support/packages.ts";
import { freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const owner = givenOwner(salon);

const orderWithKey = async (about: Parameters<typeof phoneCall>[1], masterId?: string) => {
  const visit = await freeVisit(salon, "Threading");
  return { ...phoneCall(masterId ? { ...visit, masterId } : visit, about).body, key: randomUUID() };
};

async function visitsOf(number: string) {
  const { guests } = await call(salon, "listGuests", { query: { search: number } }, staff);
  expect(guests).toHaveLength(1);
  return (await call(salon, "readGuest", { params: { id: guests[0]?._id ?? "" } }, staff)).visitList;
}

test("a desk's booking sent ten times at once with one key books one visit for one new guest", async () => {
  // Any master may do it, so without the key the next free master would be booked, too.
  const body = await orderWithKey({ name: "Sumi Dutta", number: "01833100200" }, "any");
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => callLoosely(salon, "createDeskBooking", { body }, staff)),
  );
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.insertedId}`)).size).toBe(1);
  const visits = await visitsOf("01833100200");
  expect(visits.map(({ _id }) => _id)).toEqual([answers[0]?.body.insertedId]);
});

test("a booking resent after a lost answer returns the booked visit, even with the last session of a package", async () => {
  const about = { name: "Ruma Das", number: "01833100300" };
  const packageId = await addPackage(salon, owner, { sessions: 2, price: 11.01 });
  const { insertedId: id } = await call(
    salon,
    "sellPackage",
    saleOf(packageId, { ...about, price: 11.01 }),
    staff,
  );
  const { guests } = await call(salon, "listGuests", { query: { search: about.number } }, staff);
  const guestId = guests[0]?._id ?? "";
  const first = { ...(await orderWithKey(about)), guestId, package: id };
  await call(salon, "createDeskBooking", { body: first }, staff);
  const body = { ...(await orderWithKey(about)), guestId, package: id };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => callLoosely(salon, "createDeskBooking", { body }, staff)),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect(await call(salon, "createDeskBooking", { body }, staff)).toEqual(answers[0]?.body);
  expect(await visitsOf(about.number)).toHaveLength(2);
  await expectBooksBalance(salon);
});

test("another booking with the same key is refused, and a refused one can be sent with changes", async () => {
  const body = await orderWithKey({ name: "Mina Rahman", number: "01833100400" });
  const tooEarly = { ...body, startsAt: new Date(salon.clock.now() - 3_600_000).toISOString() };
  expect((await refused(salon, "createDeskBooking", { body: tooEarly }, staff)).code).toBe("outside_hours");
  await call(salon, "createDeskBooking", { body }, staff);
  const otherHour = await orderWithKey({ name: "Mina Rahman", number: "01833100400" });
  for (const other of [
    { ...body, startsAt: otherHour.startsAt, masterId: otherHour.masterId },
    { ...body, name: "Mina Khan" },
    { ...body, email: "mina@example.com" },
    { ...body, note: "allergic to turmeric" },
    { ...body, byText: true },
  ])
    expect((await refused(salon, "createDeskBooking", { body: other }, staff)).code).toBe("wrong_state");
  expect(await visitsOf("01833100400")).toHaveLength(1);
  // A key belongs to the desk that made it.
  expect((await refused(salon, "createDeskBooking", { body }, owner)).code).toBe("slot_taken");
  const { insertedId: id } = await call(salon, "createDeskBooking", { body }, staff);
  await call(salon, "cancelBooking", { params: { id }, body: { by: "salon" } }, staff);
  expect((await refused(salon, "createDeskBooking", { body }, staff)).code).toBe("wrong_state");
});
