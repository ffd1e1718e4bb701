import { expect, test } from "vitest";
import { cancelVisit } from "#tests/support/booked.ts";
import { call } from "#tests/support/calls.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { newNumber, proveNumber } from "#tests/support/told-by-text.ts";
import { bookingsOf } from "#tests/support/visits.ts";
import { offeredTo, takenHour } from "#tests/support/waiting.ts";

const salon = givenSalon();
const desk = givenStaff(salon);

test("an offered hour that the desk books for a waiting account is among its visits, however it was verified", async () => {
  const person = await addPerson(salon, { verified: false });
  await proveNumber(salon, person, newNumber());
  const { guest, id, wish } = await takenHour(salon);
  await call(salon, "joinWaitingList", { body: wish }, person);
  await cancelVisit(salon, id, guest);
  await salon.drain();
  const offered = await offeredTo(salon, person);
  const { insertedId } = await call(salon, "bookOfferedHour", { params: { id: offered?._id ?? "" } }, desk);
  const [entry] = await call(salon, "listMyWaiting", {}, person);
  expect(entry).toMatchObject({ state: "booked", bookingId: insertedId });
  expect((await bookingsOf(salon, person)).map(({ _id }) => _id)).toEqual([insertedId]);
});
