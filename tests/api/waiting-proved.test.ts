import { expect, test } from "vitest";
import { wishBeforeDawn } from "#tests/api/sample-waiting.ts";
import { cancelVisit } from "#tests/support/booked.ts";
import { call } from "#tests/support/calls.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { newNumber, proveNumber } from "#tests/support/told-by-text.ts";
import { book } from "#tests/support/visits.ts";
import { offeredTo, takenHour } from "#tests/support/waiting.ts";

const salon = givenSalon();
const desk = givenStaff(salon);

const own = async (person: Person) => (await call(salon, "listMyWaiting", {}, person)).map(({ _id }) => _id);

test("a caller's entry is in the account that verifies the number, and keeps one place in line", async () => {
  const number = newNumber();
  const wish = await wishBeforeDawn(salon);
  const caller = { ...wish, name: "Lubna Rahman", number };
  const { insertedId } = await call(salon, "addWaitingGuest", { body: caller }, desk);
  const lubna = await addPerson(salon, { verified: true });
  expect(await own(lubna)).toEqual([]);
  await proveNumber(salon, lubna, number);
  expect(await own(lubna)).toEqual([insertedId]);
  const again = await call(salon, "joinWaitingList", { body: { ...wish, masterId: "any" } }, lubna);
  expect(again.insertedId).toBe(insertedId);
  await call(salon, "deleteMe", { query: { email: lubna.email } }, lubna);
  const { entries } = await call(salon, "listWaiting", { query: { limit: 100 } }, desk);
  expect(entries.map(({ _id }) => _id)).not.toContain(insertedId);
});

test("an hour held for a caller who signs up in the meantime is booked in the account", async () => {
  const number = newNumber();
  const { guest, visit, id, wish } = await takenHour(salon);
  await call(salon, "addWaitingGuest", { body: { ...wish, name: "Rina Das", number } }, desk);
  await cancelVisit(salon, id, guest);
  await salon.drain();
  const rina = await addPerson(salon, { verified: true });
  await proveNumber(salon, rina, number);
  expect(await offeredTo(salon, rina)).toMatchObject({ state: "open", startsAt: visit.startsAt });
  const { bookingId } = await book(salon, rina, visit);
  expect(await call(salon, "listMyWaiting", {}, rina)).toMatchObject([{ state: "booked", bookingId }]);
});
