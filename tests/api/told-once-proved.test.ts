import { expect, test } from "vitest";
import { cancelVisit, hourAhead } from "#tests/support/booked.ts";
import { call } from "#tests/support/calls.ts";
import { hours } from "#tests/support/clock.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson } from "#tests/support/people.ts";
import { textsTo } from "#tests/support/texts.ts";
import { newNumber, proveNumber } from "#tests/support/told-by-text.ts";
import { serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const owner = givenOwner(salon);

test("an account that verified a number is reminded of the visits booked under it, and told when one is cancelled", async () => {
  const { id, startsAt, number } = await bookByNumber();
  const person = await addPerson(salon, { verified: true });
  await proveNumber(salon, person, number);
  salon.clock.advance(startsAt - hours(24) - salon.clock.now());
  await salon.drain();
  expect(await readMails(salon, person.email, "reminder_day")).toHaveLength(1);
  await cancelVisit(salon, id, staff, { by: "salon" });
  await salon.drain();
  expect(await readMails(salon, person.email, "cancelled")).toHaveLength(1);
  const { deliveries } = await call(salon, "listDeliveries", { query: {} }, owner);
  expect(deliveries.find(({ kind }) => kind === "booking_cancelled")).toMatchObject({ to: person.email });
});

test("an unverified address is not written to about them", async () => {
  const { id, number } = await bookByNumber();
  const person = await addPerson(salon);
  await proveNumber(salon, person, number);
  await cancelVisit(salon, id, staff, { by: "salon" });
  await salon.drain();
  expect(await readMails(salon, person.email)).toEqual([]);
});

test("a guest who asked the desk for texts still gets them while the address of the account is unverified", async () => {
  const { id, number } = await bookByNumber({ byText: true });
  const person = await addPerson(salon);
  await proveNumber(salon, person, number);
  await cancelVisit(salon, id, staff, { by: "salon" });
  expect((await textsTo(salon, `+88${number}`)).at(-1)).toContain("we are sorry");
});

/** Books a visit by phone, for a guest who leaves only a number. */
async function bookByNumber(about: { byText?: boolean } = {}) {
  const number = newNumber();
  const service = await serviceNamed(salon, "Threading");
  const { startsAt, masterIds } = await hourAhead(salon, service._id, 60);
  const order = phoneCall({ service, masterId: masterIds[0] ?? "", startsAt }, { number });
  const body = { ...order.body, ...about };
  const { insertedId: id } = await call(salon, "createDeskBooking", { body }, staff);
  return { id, startsAt: Date.parse(startsAt), number };
}
