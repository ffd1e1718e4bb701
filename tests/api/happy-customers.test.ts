import { expect, test } from "vitest";
import { call } from "#tests/support/calls.ts";
import { givenPerson, givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { book, freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const guest = givenPerson(salon);

const counted = async () => (await call(salon, "readSalon", {})).happyCustomers;

test("a person's first completed visit adds a happy customer, and the second does not", async () => {
  const before = await counted();
  await complete([await begin(guest)]);
  expect(await counted()).toBe(before + 1);
  await complete([await begin(guest)]);
  expect(await counted()).toBe(before + 1);
});

test("two first visits of one person completed at once add one happy customer", async () => {
  const other = await addPerson(salon);
  const before = await counted();
  await complete([await begin(other), await begin(other)]);
  expect(await counted()).toBe(before + 1);
});

/** Books a visit and starts it. @returns its id */
async function begin(person: Person): Promise<string> {
  const visit = await freeVisit(salon);
  const { bookingId: id } = await book(salon, person, visit);
  salon.clock.advance(Date.parse(visit.startsAt) - salon.clock.now());
  await call(salon, "changeBookingState", { params: { id }, body: { to: "in_chair" } }, staff);
  return id;
}

async function complete(ids: string[]): Promise<void> {
  const body = { to: "completed" as const };
  await Promise.all(ids.map((id) => call(salon, "changeBookingState", { params: { id }, body }, staff)));
}
