import { expect, test } from "vitest";
import type { GuestGroup } from "#domain/guests/groups.ts";
import { call, refused } from "#tests/support/calls.ts";
import { days } from "#tests/support/clock.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { givenSalon, givenStaff } from "#tests/support/given.ts";
import { addMember, endMembership } from "#tests/support/members.ts";
import { freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);

const only = (group: GuestGroup) => call(salon, "listGuests", { query: { only: group } }, staff);
const idsOf = async (group: GuestGroup) => (await only(group)).guests.map(({ _id }) => _id);

let numbers = 2000;

/** A guest known only by a number, with a visit that became what the states say, one after the other. */
async function guestWith(...states: ("in_chair" | "completed" | "no_show")[]) {
  const about = { name: "Tania Roy", number: `0199999${numbers++}` };
  const { insertedId: guestId } = await call(salon, "createGuest", { body: about }, staff);
  const body = { ...phoneCall(await freeVisit(salon), about).body, guestId };
  const { insertedId: id } = await call(salon, "createDeskBooking", { body }, staff);
  salon.clock.advance(Date.parse(body.startsAt) - salon.clock.now());
  for (const to of states) await call(salon, "changeBookingState", { params: { id }, body: { to } }, staff);
  return guestId;
}

test("the desk can list members alone, as long as their year runs", async () => {
  const member = await addMember(salon);
  expect(await idsOf("members")).toContain(member.userId);
  expect((await only("members")).guests.every(({ memberUntil }) => memberUntil !== null)).toBe(true);
  await endMembership(salon, member);
  expect(await idsOf("members")).not.toContain(member.userId);
});

test("the desk can list guests who missed a visit, also under a guest they were merged into", async () => {
  const missed = await guestWith("no_show");
  const came = await guestWith("in_chair", "completed");
  expect(await idsOf("no_shows")).toContain(missed);
  expect(await idsOf("no_shows")).not.toContain(came);
  await call(salon, "mergeGuests", { params: { id: came }, body: { otherId: missed } }, staff);
  expect(await idsOf("no_shows")).toContain(came);
  expect(await idsOf("no_shows")).not.toContain(missed);
});

test("the desk can list guests who have neither come nor booked for 90 days", async () => {
  const visit = await freeVisit(salon);
  const came = await guestWith("in_chair", "completed");
  const merged = await guestWith("in_chair", "completed");
  const about = { name: "T. Roy", number: "01999990001" };
  const { insertedId: kept } = await call(salon, "createGuest", { body: about }, staff);
  await call(salon, "mergeGuests", { params: { id: kept }, body: { otherId: merged } }, staff);
  const missed = await guestWith("no_show");
  salon.clock.advance(days(80));
  expect(await idsOf("away")).not.toContain(came);
  salon.clock.advance(days(11));
  expect(await idsOf("away")).toEqual(expect.arrayContaining([came, kept]));
  expect(await idsOf("away")).not.toContain(missed);
  const { guests, count, isCut } = await only("away");
  expect([count, isCut]).toEqual([guests.length, false]);
  const startsAt = new Date(Date.parse(visit.startsAt) + days(93)).toISOString();
  const { body } = phoneCall({ ...visit, startsAt }, { number: "01999990002" });
  const booked = await call(salon, "createDeskBooking", { body: { ...body, guestId: came } }, staff);
  const cancelled = { params: { id: booked.insertedId }, body: { by: "customer" as const } };
  await call(salon, "cancelBooking", cancelled, staff);
  expect(await idsOf("away")).not.toContain(came);
});

test("a search is among all guests, never within a group", async () => {
  const problem = await refused(salon, "listGuests", { query: { only: "away", search: "nadia" } }, staff);
  expect(problem.code).toBe("invalid_input");
});
