import { expect, test } from "vitest";
import { call } from "#tests/support/calls.ts";
import { hours } from "#tests/support/clock.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { freeVisit, hold } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const owner = givenOwner(salon);

/** An hour that a guest holds while she pays. */
async function heldHour() {
  const visit = await freeVisit(salon);
  await hold(salon, await addPerson(salon), visit);
  const hit = { name: "Nadia Rahman", number: "01700000001", startsAt: visit.startsAt, held: true };
  return { visit, hit };
}

test("blocking time while a guest pays for an hour in it returns that hour", async () => {
  const { visit, hit } = await heldHour();
  const start = Date.parse(visit.startsAt);
  const block = (from: number, to: number) => ({
    body: {
      masterId: visit.masterId,
      startsAt: new Date(start + hours(from)).toISOString(),
      endsAt: new Date(start + hours(to)).toISOString(),
      reason: "Dentist",
    },
  });
  expect((await call(salon, "createTimeOff", block(-1, 2), staff)).hits).toMatchObject([hit]);
  expect((await call(salon, "createTimeOff", block(2, 3), staff)).hits).toEqual([]);
});

test("a holiday and a shortened week return the hours that are being paid for within them", async () => {
  const { visit, hit } = await heldHour();
  const date = visit.startsAt.slice(0, 10);
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const holiday = { body: { masterId: null, from: date, to: date, reason: "Holiday" } };
  const made = await call(salon, "createHoursException", holiday, owner);
  expect(made.outside).toContainEqual(expect.objectContaining(hit));
  await call(salon, "deleteHoursException", { params: { id: made.insertedId } }, owner);
  const { hours: week } = await call(salon, "readSalonSettings", {}, owner);
  const shorter = { body: { hours: week.filter((span) => span.weekday !== weekday) } };
  const cut = await call(salon, "saveSalonSettings", shorter, owner);
  expect(cut.outside).toContainEqual(expect.objectContaining(hit));
  const back = await call(salon, "saveSalonSettings", { body: { hours: week } }, owner);
  expect(back.outside).not.toContainEqual(expect.objectContaining(hit));
});

test("when a master leaves while a guest pays for an hour with her, that hour is returned", async () => {
  const { visit, hit } = await heldHour();
  const leave = { params: { id: visit.masterId }, body: { worksHere: false } };
  const left = await call(salon, "retireMaster", leave, owner);
  expect(left.outside).toContainEqual(expect.objectContaining(hit));
});
