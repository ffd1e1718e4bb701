import { expect, test } from "vitest";
import { hourAhead } from "#tests/support/booked.ts";
import { expectBooksBalance } from "#tests/support/books.ts";
import { call } from "#tests/support/calls.ts";
import { change, preview } from "#tests/support/changes.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { join } from "#tests/support/members.ts";
import { addPackage, bookWithPackage, buyPackage } from "#tests/support/packages.ts";
import { addPerson } from "#tests/support/people.ts";
import { bookingsOf, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
const staff = givenStaff(salon);

/** A member with a package of Threading, a free hour for it, and what a Hair Cut for $25 costs a member. */
async function memberWithPackage() {
  const guest = await addPerson(salon, { verified: true });
  await join(salon, guest);
  const { id: packageId } = await buyPackage(salon, guest, await addPackage(salon, owner));
  const thread = await serviceNamed(salon, "Threading");
  const cut = await serviceNamed(salon, "Hair Cut & Finish");
  const { startsAt, masterIds } = await hourAhead(salon, [thread._id, cut._id], 80);
  const visit = { service: thread, startsAt, masterId: masterIds[0] ?? "" };
  const both = { serviceIds: [thread._id, cut._id] };
  return { guest, packageId, visit, both, cutCents: 18.75 };
}

test("a member pays less for a service that is added to a visit of which a session pays everything", async () => {
  const { guest, packageId, visit, both, cutCents } = await memberWithPackage();
  const { id, prepared } = await bookWithPackage(salon, guest, visit, packageId);
  expect(prepared.quote).toMatchObject({ discountOf: null, discount: 0 });
  const [booked] = await bookingsOf(salon, guest);
  expect(booked?.discountOf).toBeUndefined();
  expect(await preview(salon, id, both, guest)).toMatchObject({ more: cutCents });
  await change(salon, id, both, staff);
  expect(await bookingsOf(salon, guest)).toMatchObject([
    { dueAtSalon: cutCents, discountOf: { percent: 25 } },
  ]);
  const receipt = await call(salon, "readReceipt", { params: { id } }, guest);
  expect(receipt).toMatchObject({ discount: 6.25, due: cutCents });
  await expectBooksBalance(salon);
});

test("so does a member whose session the desk has used, and a mistake puts the member's price back", async () => {
  const { guest, packageId, visit, both, cutCents } = await memberWithPackage();
  const { body } = phoneCall(visit, { email: guest.email });
  const order = { body: { ...body, guestId: guest.userId } };
  const { insertedId: id } = await call(salon, "createDeskBooking", order, staff);
  const params = { id };
  await call(salon, "recordPayment", { params, body: { session: { package: packageId, due: 0 } } }, staff);
  await change(salon, id, both, staff);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ dueAtSalon: cutCents }]);
  await call(salon, "reversePayment", { params, body: { reason: "Another visit" } }, staff);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ price: 4.5 + cutCents }]);
  await expectBooksBalance(salon);
});
