import { expect, test } from "vitest";
import { wishBeforeDawn } from "#tests/api/sample-waiting.ts";
import { call } from "#tests/support/calls.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPackage, fiveForFour, saleOf } from "#tests/support/packages.ts";
import { addPerson } from "#tests/support/people.ts";
import { newNumber } from "#tests/support/told-by-text.ts";
import { freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const owner = givenOwner(salon);

/**
 * A mother calls, and the desk books her visit with her daughter's address. `leaves` deletes the daughter's account.
 */
async function motherAndDaughter() {
  const daughter = await addPerson(salon, { verified: true });
  const about = { name: "Rina Akter", number: newNumber() };
  const order = phoneCall(await freeVisit(salon), { ...about, email: daughter.email });
  await call(salon, "createDeskBooking", order, staff);
  return {
    about,
    leaves: () => call(salon, "deleteMe", { query: { email: daughter.email } }, daughter),
  };
}

async function guestNamed(number: string, name: string) {
  const { guests } = await call(salon, "listGuests", { query: { search: number } }, staff);
  return guests.find((guest) => guest.name === name)?._id ?? "";
}

const soldPackage = async (id: string) =>
  (await call(salon, "listSoldPackages", { query: {} }, staff)).packages.find(({ _id }) => _id === id);

test("a caller keeps her package when the owner of her visit's address deletes the account", async () => {
  const { about, leaves } = await motherAndDaughter();
  const sale = saleOf(await addPackage(salon, owner), about);
  const { insertedId: id } = await call(salon, "sellPackage", sale, staff);
  await leaves();
  const again = phoneCall(await freeVisit(salon), about);
  await call(salon, "createDeskBooking", { body: { ...again.body, package: id } }, staff);
  const { price, sessions } = fiveForFour;
  expect(await soldPackage(id)).toMatchObject({ buyer: about.name, owed: price - price / sessions });
});

test("a caller who bought it under another name that the desk merged keeps it, too", async () => {
  const { about, leaves } = await motherAndDaughter();
  const asKhala = { name: "Rina Khala", number: newNumber() };
  const sale = saleOf(await addPackage(salon, owner), asKhala);
  const { insertedId: id } = await call(salon, "sellPackage", sale, staff);
  const otherId = await guestNamed(asKhala.number, asKhala.name);
  const kept = await guestNamed(about.number, about.name);
  await call(salon, "mergeGuests", { params: { id: kept }, body: { otherId } }, staff);
  await leaves();
  const again = phoneCall(await freeVisit(salon), about);
  await call(salon, "createDeskBooking", { body: { ...again.body, package: id } }, staff);
});

test("a caller keeps her place on the waiting list, too", async () => {
  const { about, leaves } = await motherAndDaughter();
  const body = { ...(await wishBeforeDawn(salon)), ...about };
  const { insertedId } = await call(salon, "addWaitingGuest", { body }, staff);
  await leaves();
  const { entries } = await call(salon, "listWaiting", { query: { limit: 100 } }, staff);
  expect(entries.find(({ _id }) => _id === insertedId)).toMatchObject(about);
});

test("a caller known only by what was sent to a deleted person's address is removed with that person", async () => {
  const { about, leaves } = await motherAndDaughter();
  await leaves();
  expect(await guestNamed(about.number, about.name)).toBe("");
});
