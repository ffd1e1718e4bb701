import { expect, test } from "vitest";
import { call, refused } from "#tests/support/calls.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { addOffer } from "#tests/support/offers.ts";
import { addPackage } from "#tests/support/packages.ts";
import { serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);

async function someMaster() {
  const [{ _id = "" } = {}] = await call(salon, "listMasters", {});
  const params = { id: _id };
  const read = () => call(salon, "readSchedule", { params }, owner);
  const save = (body: object) => call(salon, "saveSchedule", { params, body }, owner);
  return { before: await read(), read, save };
}

test("saving a master keeps what the request leaves out: details, week and services", async () => {
  const { before, read, save } = await someMaster();
  const [, ...serviceIds] = before.serviceIds;
  const hours = [{ weekday: 1, opens: "09:00", closes: "12:00" }];
  await save({ hours });
  expect(await read()).toEqual({ ...before, hours });
  await save({ serviceIds });
  await save({ bio: "Knows every oil.", nameBn: "আনিকা" });
  const after = await read();
  expect(after).toMatchObject({
    hours,
    master: { ...before.master, bio: "Knows every oil.", nameBn: "আনিকা" },
  });
  expect(after.serviceIds.toSorted()).toEqual(serviceIds.toSorted());
  await save({});
  expect(await read()).toEqual(after);
});

test("parts of a master saved at once are all saved", async () => {
  const { before, read, save } = await someMaster();
  const hours = [{ weekday: 2, opens: "10:00", closes: "15:00" }];
  const [serviceId = ""] = before.serviceIds;
  await Promise.all([save({ hours }), save({ serviceIds: [serviceId] }), save({ role: "Everything" })]);
  expect(await read()).toMatchObject({ hours, serviceIds: [serviceId], master: { role: "Everything" } });
});

test("a master's week that somebody else has changed since it was read is not saved over", async () => {
  const { before, read, save } = await someMaster();
  const params = { id: before.master._id };
  const theirs = [{ weekday: 3, opens: "09:00", closes: "12:00" }];
  const mine = [{ weekday: 3, opens: "10:00", closes: "15:00" }];
  await save({ hours: theirs, seen: before.hours });
  const late = { params, body: { hours: mine, seen: before.hours } };
  expect(await refused(salon, "saveSchedule", late, owner)).toMatchObject({
    status: 409,
    code: "wrong_state",
  });
  expect((await read()).hours).toEqual(theirs);
  // What they have saved as well is no reason to ask, and neither is another part.
  await save({ hours: theirs, seen: before.hours });
  await save({ role: "Everything", seen: before.hours });
  await save({ hours: mine, seen: theirs });
  expect((await read()).hours).toEqual(mine);
});

test("changing a room keeps what the request leaves out", async () => {
  const body = { name: "Salt room", units: 1 };
  const { insertedId: id } = await call(salon, "createRoom", { body }, owner);
  const change = (part: object) => call(salon, "updateRoom", { params: { id }, body: part }, owner);
  await Promise.all([change({ units: 3 }), change({ name: "Salt cave" })]);
  const room = { _id: id, name: "Salt cave", units: 3 };
  expect(await call(salon, "listRooms", {}, owner)).toContainEqual(room);
  await change({});
  expect(await call(salon, "listRooms", {}, owner)).toContainEqual(room);
});

test("changing an offer keeps what the request leaves out, and its days stay in order", async () => {
  const { id, owner: who } = await addOffer(salon, { until: "2026-12-20" });
  const params = { id };
  const read = async () => (await call(salon, "listOffers", {}, who)).find((offer) => offer._id === id);
  await Promise.all([
    call(salon, "updateOffer", { params, body: { mostUses: 3 } }, who),
    call(salon, "updateOffer", { params, body: { off: { kind: "amount", amount: 2 } } }, who),
  ]);
  const after = await read();
  expect(after).toMatchObject({ mostUses: 3, off: { kind: "amount", amount: 2 }, until: "2026-12-20" });
  const late = await refused(salon, "updateOffer", { params, body: { from: "2026-12-21" } }, who);
  expect(late.errors?.[0]?.field).toBe("until");
  await call(salon, "updateOffer", { params, body: {} }, who);
  expect(await read()).toEqual(after);
});

test("changing a package keeps what the request leaves out, and its price changes with its sessions", async () => {
  const params = { id: await addPackage(salon, owner) };
  const read = async () =>
    (await call(salon, "listAllPackages", {}, owner)).find(({ _id }) => _id === params.id);
  const change = (body: object) => call(salon, "updatePackage", { params, body }, owner);
  await Promise.all([
    change({ onSale: false }),
    change({ sessions: 4, price: 20 }),
    change({ months: null }),
  ]);
  const after = await read();
  expect(after).toMatchObject({ onSale: false, sessions: 4, price: 20, months: null });
  const alone = await refused(salon, "updatePackage", { params, body: { sessions: 6 } }, owner);
  expect(alone.errors?.[0]?.field).toBe("price");
  expect(await change({})).toEqual({ modifiedCount: 1 });
  expect(await read()).toEqual(after);
});

test("changing a service keeps what the request leaves out, even everything", async () => {
  const { _id: id } = await serviceNamed(salon, "Threading");
  const params = { id };
  const read = async () =>
    (await call(salon, "listAllServices", {}, owner)).find((service) => service._id === id);
  await call(salon, "updateService", { params, body: { price: 9 } }, owner);
  await call(salon, "updateService", { params, body: { details: "With cotton thread." } }, owner);
  const after = await read();
  expect(after).toMatchObject({ price: 9, details: "With cotton thread." });
  expect(await call(salon, "updateService", { params, body: {} }, owner)).toEqual({ modifiedCount: 1 });
  expect(await read()).toEqual(after);
});

test("a field of a service that somebody else has changed since it was read is not saved over", async () => {
  const { _id: id } = await serviceNamed(salon, "Threading");
  const params = { id };
  const read = async () =>
    (await call(salon, "listAllServices", {}, owner)).find((service) => service._id === id);
  const save = (body: object) => call(salon, "updateService", { params, body }, owner);
  const before = await read();
  const [first, ...others] = before?.masterIds ?? [];
  const changes = {
    price: [31, 32],
    details: ["By hand.", "With a thread."],
    nameBn: ["ভ্রু", "সুতা"],
    minutes: [25, 35],
    category: ["bath", "mehendi"],
    deposit: [{ kind: "amount", amount: 3 }, { kind: "full" }],
    masterIds: [others, [first]],
  };
  for (const [field, [theirs, mine]] of Object.entries(changes)) {
    const seen = { [field]: before?.[field as keyof typeof changes] ?? null };
    await save({ [field]: theirs, seen });
    const body: object = { [field]: mine, seen };
    const late = await refused(salon, "updateService", { params, body }, owner);
    expect(late, field).toMatchObject({ status: 409, code: "settings_changed" });
    expect(await read()).toMatchObject({ [field]: theirs });
    // What they have saved as well is no reason to ask, and neither is another field.
    await save({ [field]: theirs, seen });
    await save({ tagline: field, seen });
    await save({ [field]: mine, seen: { [field]: theirs } });
    expect(await read()).toMatchObject({ [field]: mine });
  }
  // A page of a former release says nothing of what it has seen.
  await save({ price: 9 });
});
