import { expect, test } from "vitest";
import { call } from "#tests/support/calls.ts";
import { onCalendar, phoneCall } from "#tests/support/desk.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);

async function book(about: { name: string; number: string; email?: string }) {
  const visit = await freeVisit(salon);
  const { insertedId: id } = await call(salon, "createDeskBooking", phoneCall(visit, about), staff);
  return { id, ...visit };
}

/** Books a visit and completes it. @returns the guest's id */
async function come(about: { name: string; number: string }): Promise<string> {
  const { id, startsAt } = await book(about);
  salon.clock.advance(Date.parse(startsAt) - salon.clock.now());
  for (const to of ["in_chair", "completed"] as const)
    await call(salon, "changeBookingState", { params: { id }, body: { to } }, staff);
  return (await onCalendar(salon, staff, id, startsAt))?.guestId ?? "";
}

test("a visit's panel and the guest's file agree about completed visits, however the guest was added", async () => {
  await come({ name: "Rina Das", number: "01712559900" });
  const { id, startsAt } = await book({
    name: "Rina Das",
    number: "+880 1712-559900",
    email: "rina@example.com",
  });
  const visit = await onCalendar(salon, staff, id, startsAt);
  const params = { id: visit?.guestId ?? "" };
  expect((await call(salon, "readGuest", { params }, staff)).visits).toBe(1);
  expect(visit?.visitsHad).toBe(1);
});

test("it counts the visits of merged guests as one guest's, but not those of others who share a number", async () => {
  const number = "01712559901";
  const mother = await come({ name: "Mina Das", number });
  const daughter = await call(salon, "createGuest", { body: { name: "Tina Das", number } }, staff);
  const { id, startsAt } = await book({ name: "Tina Das", number });
  const had = async () => (await onCalendar(salon, staff, id, startsAt))?.visitsHad;
  expect(await had()).toBe(0);
  const params = { id: mother };
  await call(salon, "mergeGuests", { params, body: { otherId: daughter.insertedId } }, staff);
  expect(await had()).toBe(1);
});
