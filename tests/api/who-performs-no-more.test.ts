import { expect, test } from "vitest";
import { call } from "#tests/support/calls.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { freeVisit, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const owner = givenOwner(salon);

const ids = (hits: readonly { _id: string }[] = []) => hits.map(({ _id }) => _id);

async function bookedFacial() {
  const visit = await freeVisit(salon, "Neem Leaf Facial");
  const { insertedId } = await call(salon, "createDeskBooking", phoneCall(visit), staff);
  return { id: insertedId, visit };
}

test("removing services from a master returns her coming visits with them", async () => {
  const { id, visit } = await bookedFacial();
  const params = { id: visit.masterId };
  const { serviceIds, hours } = await call(salon, "readSchedule", { params }, owner);
  const fewer = serviceIds.filter((one) => one !== visit.service._id);
  const saved = await call(salon, "saveSchedule", { params, body: { serviceIds: fewer } }, owner);
  expect(ids(saved.unable)).toContain(id);
  expect(ids(saved.outside)).not.toContain(id);
  expect((await call(salon, "saveSchedule", { params, body: { hours } }, owner)).unable).toBeUndefined();
  const back = await call(salon, "saveSchedule", { params, body: { serviceIds } }, owner);
  expect(ids(back.unable)).not.toContain(id);
});

test("removing a master from a service returns her coming visits with it", async () => {
  const { id, visit } = await bookedFacial();
  const params = { id: visit.service._id };
  const { masterIds } = await serviceNamed(salon, "Neem Leaf Facial");
  const others = masterIds.filter((one) => one !== visit.masterId);
  const taken = await call(salon, "updateService", { params, body: { masterIds: others } }, owner);
  expect(ids(taken.unable)).toContain(id);
  expect((await call(salon, "updateService", { params, body: { price: 44 } }, owner)).unable).toBeUndefined();
  const back = await call(salon, "updateService", { params, body: { masterIds } }, owner);
  expect(ids(back.unable)).not.toContain(id);
});
