import { beforeAll, expect, test } from "vitest";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { givenSalon } from "#tests/support/given.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { book, bookingsOf, freeVisit, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
let admin: Person;

beforeAll(async () => {
  admin = await addPerson(salon, { role: "admin" });
});

test("guests see an admin's change of a service, and the rest stays", async () => {
  const before = await serviceNamed(salon, "Threading");
  const masterIds = before.masterIds.slice(0, 1);
  const change = { service_name: "Threading & Tint", price: 9.5, minutes: 20, masterIds };
  expect(await call(salon, "updateService", { params: { id: before._id }, body: change }, admin)).toEqual({
    modifiedCount: 1,
  });
  expect(await call(salon, "readService", { params: { id: before._id } })).toEqual({
    ...before,
    ...change,
    memberPrice: 7.12,
  });
  const back = { service_name: before.service_name, price: before.price, minutes: before.minutes };
  await call(
    salon,
    "updateService",
    { params: { id: before._id }, body: { ...back, masterIds: before.masterIds } },
    admin,
  );
  expect(await serviceNamed(salon, "Threading")).toEqual(before);
});

test("a new price is in the list at once, even for a customer who has just read it", async () => {
  const guest = await addPerson(salon);
  const { _id, price } = await serviceNamed(salon, "Warm Oil Massage");
  const priceFor = async (who: Person | null) => {
    const listed = await call(salon, "listServices", {}, who);
    return listed.find((service) => service._id === _id)?.price;
  };
  const seen = async () => [await priceFor(guest), await priceFor(null)];
  expect(await seen()).toEqual([price, price]);
  for (const next of [price + 5, price]) {
    await call(salon, "updateService", { params: { id: _id }, body: { price: next } }, admin);
    expect(await seen()).toEqual([next, next]);
  }
});

test("a service can get a Bangla text, and lose it again", async () => {
  const { _id } = await serviceNamed(salon, "Hair Colour");
  const say = (body: { nameBn?: string | null; detailsBn?: string | null }) =>
    call(salon, "updateService", { params: { id: _id }, body }, admin);
  await say({ nameBn: " চুল রাঙানো ", detailsBn: "মেহেদি বা নীল।" });
  expect(await serviceNamed(salon, "Hair Colour")).toMatchObject({
    nameBn: "চুল রাঙানো",
    detailsBn: "মেহেদি বা নীল।",
  });
  await say({ nameBn: null });
  const after = await serviceNamed(salon, "Hair Colour");
  expect(after).not.toHaveProperty("nameBn");
  expect(after.detailsBn).toBe("মেহেদি বা নীল।");
});

test("only admins see a hidden service, and it can't be booked", async () => {
  const { _id } = await serviceNamed(salon, "Thermal Bath");
  const hide = (hidden: boolean) =>
    call(salon, "updateService", { params: { id: _id }, body: { hidden } }, admin);
  await hide(true);
  const seen = await call(salon, "listServices", {});
  expect(seen.map((service) => service._id)).not.toContain(_id);
  expect((await refused(salon, "readService", { params: { id: _id } })).code).toBe("not_found");
  const managed = await call(salon, "listAllServices", {}, admin);
  expect(managed.find((service) => service._id === _id)).toMatchObject({ hidden: true });
  const guest = await addPerson(salon);
  const body = { price: 55, serviceIds: [_id], masterId: "any", startsAt: "2026-11-25T12:00:00+06:00" };
  expect((await callLoosely(salon, "createPaymentIntent", { body }, guest)).status).toBe(409);
  await hide(false);
  expect((await serviceNamed(salon, "Thermal Bath"))._id).toBe(_id);
});

test("guests see the services in the admin's order", async () => {
  const ids = (await call(salon, "listServices", {})).map(({ _id }) => _id);
  const [first = "", second = "", ...rest] = ids;
  await call(salon, "orderServices", { body: { ids: [second, first] } }, admin);
  expect((await call(salon, "listServices", {})).map(({ _id }) => _id)).toEqual([second, first, ...rest]);
  expect(await call(salon, "orderServices", { body: { ids } }, admin)).toEqual({ modifiedCount: 2 });
  expect(await call(salon, "orderServices", { body: { ids } }, admin)).toEqual({ modifiedCount: 0 });
  expect((await refused(salon, "orderServices", { body: { ids: ["nothing"] } }, admin)).code).toBe(
    "not_found",
  );
});

test("a booked visit keeps its price and its name", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  await book(salon, guest, visit);
  const { service } = visit;
  const change = (body: { service_name: string; price: number }) =>
    call(salon, "updateService", { params: { id: service._id }, body }, admin);
  await change({ service_name: "Brows", price: 99 });
  expect(await bookingsOf(salon, guest)).toMatchObject([
    { service_name: service.service_name, price: service.price },
  ]);
  await change({ service_name: service.service_name, price: service.price });
});

test("two services can't share a name, a master must work here, and an unknown service is not found", async () => {
  const { _id } = await serviceNamed(salon, "Threading");
  const change = (id: string, body: object) =>
    callLoosely(salon, "updateService", { params: { id }, body }, admin);
  expect((await change(_id, { service_name: "thermal bath" })).body.code).toBe("name_taken");
  expect((await change(_id, { masterIds: ["nobody"] })).body.code).toBe("invalid_input");
  expect((await change(_id, { price: 0.2 })).status).toBe(422);
  expect((await change("unknown", { price: 2 })).status).toBe(404);
});
