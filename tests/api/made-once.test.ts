import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { webhookEvents } from "#domain/webhooks.ts";
import { wishBeforeDawn } from "#tests/api/sample-waiting.ts";
import { call, refused } from "#tests/support/calls.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { fiveForFour } from "#tests/support/packages.ts";
import { draftOfWork } from "#tests/support/portfolio.ts";
import { serviceNamed } from "#tests/support/visits.ts";

/* The answer to a request that creates something may be lost. Resent with the same key, it creates it only once. */

const salon = givenSalon();
const owner = givenOwner(salon);
const desk = givenStaff(salon);

interface Made {
  insertedId: string;
}

/** Sends a request from two tabs at once, and then again. @returns the distinct ids in the answers */
async function sendAgain(send: (key: string) => Promise<Made>): Promise<Set<string>> {
  const key = randomUUID();
  const made = [...(await Promise.all([send(key), send(key)])), await send(key)];
  return new Set(made.map(({ insertedId }) => insertedId));
}

test("a resent room is added once, and one with another key besides", async () => {
  const add = (key: string) =>
    call(salon, "createRoom", { body: { name: "Steam cabin", units: 2, key } }, owner);
  const added = await sendAgain(add);
  expect(added.size).toBe(1);
  const { insertedId } = await add(randomUUID());
  const cabins = (await call(salon, "listRooms", {}, owner)).filter(({ name }) => name === "Steam cabin");
  expect(cabins.map(({ _id }) => _id).toSorted()).toEqual([...added, insertedId].toSorted());
  expect(cabins.map(({ units }) => units)).toEqual([2, 2]);
});

test("a resent master is added once", async () => {
  const body = { name: "Rumana Haque", role: "Threading", photo: "/art/portrait-guest.svg", bio: "" };
  const added = await sendAgain((key) =>
    call(salon, "createMaster", { body: { ...body, serviceIds: [], hours: [], key } }, owner),
  );
  const masters = await call(salon, "listMasters", {});
  expect(masters.filter(({ name }) => name === body.name).map(({ _id }) => _id)).toEqual([...added]);
});

test("a resent package is offered once", async () => {
  const { _id: serviceId } = await serviceNamed(salon, "Threading");
  const made = await sendAgain((key) =>
    call(salon, "createPackage", { body: { serviceId, ...fiveForFour, key } }, owner),
  );
  const offered = (await call(salon, "listPackages", {})).filter((one) => one.serviceId === serviceId);
  expect(offered.map(({ _id }) => _id)).toEqual([...made]);
});

test("a resent service, variant or add-on is created once, and its name is not refused as taken", async () => {
  const service = {
    ...{ service_name: "Oil Massage", price: 20, details: "Warm mustard oil.", img: "/art/facial.svg" },
  };
  const services = await sendAgain((key) =>
    call(salon, "createService", { body: { ...service, key } }, owner),
  );
  const [id = ""] = services;
  const variant = { variantName: "Long", serviceIs: "Short", price: 30 };
  const variants = await sendAgain((key) =>
    call(salon, "createVariant", { params: { id }, body: { ...variant, key } }, owner),
  );
  const addOn = { service_name: "Hot towel", price: 3, addOnTo: [id] };
  const addOns = await sendAgain((key) => call(salon, "createAddOn", { body: { ...addOn, key } }, owner));

  const all = await call(salon, "listAllServices", {}, owner);
  const made = all.filter(({ service_name: name }) => /^(Oil Massage|Hot towel)/.test(name));
  expect(made.map(({ _id }) => _id).toSorted()).toEqual([...services, ...variants, ...addOns].toSorted());
  // Somebody else who wants the same name is refused.
  const taken = { body: { ...service, key: randomUUID() } };
  expect((await refused(salon, "createService", taken, owner)).code).toBe("name_taken");
});

test("a resent offer is created once", async () => {
  const terms = { from: null, until: null, serviceIds: null, firstVisitOnly: false };
  const offer = {
    ...{ code: "AGAIN-10", off: { kind: "percent" as const, percent: 10 }, ...terms },
    ...{ mostUses: null, mostUsesEach: null },
  };
  const made = await sendAgain((key) => call(salon, "createOffer", { body: { ...offer, key } }, owner));
  const offers = (await call(salon, "listOffers", {}, owner)).filter(({ code }) => code === offer.code);
  expect(offers.map(({ _id }) => _id)).toEqual([...made]);
});

test("a resent work of the portfolio is added once", async () => {
  const work = await draftOfWork(salon, { title: "Khopa with jasmine" });
  const added = await sendAgain((key) => call(salon, "createWork", { body: { ...work, key } }, owner));
  const works = await call(salon, "listAllWorks", {}, owner);
  expect(works.filter(({ title }) => title === work.title).map(({ _id }) => _id)).toEqual([...added]);
});

test("a resent webhook address is added once, and shows the same secret", async () => {
  const order = { url: "https://program.example/hook", events: [...webhookEvents], key: randomUUID() };
  const add = () => call(salon, "createWebhook", { body: order }, owner);
  expect(await add()).toEqual(await add());
  expect(await call(salon, "listWebhooks", {}, owner)).toHaveLength(1);
});

test("a resent guest is added once, and not reported as already there", async () => {
  const body = { name: "Tina Das", number: "01722618040", email: "", address: "Lalmatia" };
  const written = await sendAgain((key) => call(salon, "createGuest", { body: { ...body, key } }, desk));
  const { guests } = await call(salon, "listGuests", { query: { search: body.number } }, desk);
  expect(guests.map(({ _id }) => _id)).toEqual([...written]);
});

test("a resent note about a guest is added once", async () => {
  const guest = { name: "Mina Das", number: "01722618041" };
  const { insertedId: id } = await call(salon, "createGuest", { body: guest }, desk);
  const written = await sendAgain((key) =>
    call(salon, "createGuestNote", { params: { id }, body: { note: "No mustard oil.", key } }, desk),
  );
  const { notes } = await call(salon, "readGuest", { params: { id } }, desk);
  expect(notes.map(({ _id }) => _id)).toEqual([...written]);
});

test("a caller resent to the waiting list waits once, or twice if the desk means it", async () => {
  const body = { ...(await wishBeforeDawn(salon)), name: "Lubna Rahman", number: "01722618042" };
  const add = (key: string) => call(salon, "addWaitingGuest", { body: { ...body, key } }, desk);
  const added = await sendAgain(add);
  expect(added.size).toBe(1);
  const { insertedId } = await add(randomUUID());
  const { entries } = await call(salon, "listWaiting", { query: { limit: 100 } }, desk);
  const own = entries.filter(({ number }) => number === body.number).map(({ _id }) => _id);
  expect(own.toSorted()).toEqual([...added, insertedId].toSorted());
});
