import { expect, test } from "vitest";
import { cancelVisit } from "#tests/support/booked.ts";
import { call, callLoosely } from "#tests/support/calls.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import {
  addPackage,
  bookedAhead,
  buyPackage,
  fiveForFour,
  orderByPackage,
  packageOf,
} from "#tests/support/packages.ts";
import { addPerson } from "#tests/support/people.ts";
import { freeVisit, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);

test("a service can't be hidden while a coming visit's session may be returned and could not be booked", async () => {
  const guest = await addPerson(salon, { verified: true });
  const terms = { sessions: 2, price: 10 };
  const packageId = await addPackage(salon, owner, terms);
  const { id: pack } = await buyPackage(salon, guest, packageId, { price: 10 });
  const first = await bookedAhead(salon, guest, pack, 60);
  await bookedAhead(salon, guest, pack, 90);
  const visit = await freeVisit(salon);
  const off = { ...fiveForFour, ...terms, onSale: false };
  await call(salon, "updatePackage", { params: { id: packageId }, body: off }, owner);
  const service = await serviceNamed(salon, "Threading");
  const params = { id: service._id };
  const hidden = await callLoosely(salon, "updateService", { params, body: { hidden: true } }, owner);
  await cancelVisit(salon, first, owner, { by: "salon" });
  const had = await packageOf(salon, guest, pack);
  const again = await callLoosely(salon, "createPaymentIntent", orderByPackage(visit, pack), guest);
  expect(had).toMatchObject({ left: 1, state: "good" });
  expect([hidden.status, again.status]).toEqual([409, 200]);
});
