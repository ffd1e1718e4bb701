import { beforeAll, expect, test } from "vitest";
import type { ManagedService, ServiceChange } from "#contract/services.ts";
import { call, callLoosely } from "#tests/support/calls.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { type Service, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
let facial: Service;
let mehendi: Service;

beforeAll(async () => {
  facial = await serviceNamed(salon, "Neem Leaf Facial");
  mehendi = await serviceNamed(salon, "Bridal Mehendi");
});

test("the first variant gets the service's own minutes and texts", async () => {
  const add = (body: object) =>
    callLoosely(salon, "createVariant", { params: { id: mehendi._id }, body }, owner);
  const unnamed = await add({ variantName: "Both arms", price: 140 });
  expect(unnamed.body).toMatchObject({ code: "invalid_input", errors: [{ field: "serviceIs" }] });
  const itself = { serviceIs: "To the elbow", serviceIsBn: "কনুই পর্যন্ত" };
  const { insertedId } = await call(
    salon,
    "createVariant",
    {
      params: { id: mehendi._id },
      body: { variantName: "To the shoulder", variantNameBn: "কাঁধ পর্যন্ত", price: 140, ...itself },
    },
    owner,
  );
  expect(await again(mehendi)).toMatchObject({
    price: 90,
    variantName: "To the elbow",
    variantNameBn: "কনুই পর্যন্ত",
    variants: [
      {
        _id: insertedId,
        service_name: "Bridal Mehendi (To the shoulder)",
        nameBn: "কনের মেহেদি (কাঁধ পর্যন্ত)",
        variantName: "To the shoulder",
        price: 140,
        minutes: mehendi.minutes,
        masterIds: mehendi.masterIds,
      },
    ],
  });
  expect(await managed(insertedId)).toMatchObject({ cleanupMinutes: 10, img: mehendi.img, addOnTo: [] });
});

test("variants of a service have different names, regardless of case", async () => {
  const add = (variantName: string) =>
    callLoosely(
      salon,
      "createVariant",
      { params: { id: mehendi._id }, body: { variantName, price: 150 } },
      owner,
    );
  for (const name of ["to the shoulder", "TO THE ELBOW"]) {
    expect((await add(name)).body).toMatchObject({ code: "name_taken", errors: [{ field: "variantName" }] });
  }
  const [variant] = (await again(mehendi)).variants;
  expect((await change(variant?._id ?? "", { variantName: "to the elbow" })).body.code).toBe("name_taken");
});

test("a variant's full name begins with its service, in both languages", async () => {
  const rename = (service_name: string, nameBn: string) => change(mehendi._id, { service_name, nameBn });
  await rename("Wedding Mehendi", "বিয়ের মেহেদি");
  expect((await again(mehendi)).variants).toMatchObject([
    { service_name: "Wedding Mehendi (To the shoulder)", nameBn: "বিয়ের মেহেদি (কাঁধ পর্যন্ত)" },
  ]);
  await rename(mehendi.service_name, "");
  const [variant] = (await again(mehendi)).variants;
  expect(variant).not.toHaveProperty("nameBn");
  expect(variant?.variantNameBn).toBe("কাঁধ পর্যন্ত");
  await change(variant?._id ?? "", { variantName: "Both arms", variantHint: "To the shoulder" });
  expect((await again(mehendi)).variants).toMatchObject([
    { service_name: "Bridal Mehendi (Both arms)", variantHint: "To the shoulder" },
  ]);
});

test("a service with variants keeps a variant name, even while they are hidden", async () => {
  const nameless = await change(mehendi._id, { variantName: null });
  expect(nameless.body).toMatchObject({ code: "invalid_input", errors: [{ field: "variantName" }] });
  const [variant] = (await again(mehendi)).variants;
  await change(variant?._id ?? "", { hidden: true });
  expect((await again(mehendi)).variants).toEqual([]);
  expect((await change(mehendi._id, { variantName: null })).status).toBe(422);
  await change(variant?._id ?? "", { hidden: false });
});

test("a variant has no variants and no add-ons of its own", async () => {
  const [variant] = (await again(mehendi)).variants;
  const [addOn] = mehendi.addOns;
  for (const id of [variant?._id ?? "", addOn?._id ?? ""]) {
    const body = { variantName: "Small", serviceIs: "Large", price: 5 };
    expect((await callLoosely(salon, "createVariant", { params: { id }, body }, owner)).status).toBe(422);
    const added = { service_name: "Gold leaf", price: 5, addOnTo: [id] };
    expect((await callLoosely(salon, "createAddOn", { body: added }, owner)).body).toMatchObject({
      errors: [{ field: "addOnTo" }],
    });
    expect((await change(addOn?._id ?? "", { addOnTo: [id] })).status).toBe(422);
  }
  const unknown = { params: { id: "nothing" }, body: { variantName: "Small", price: 5 } };
  expect((await callLoosely(salon, "createVariant", unknown, owner)).status).toBe(404);
});

test("each kind has its own fields", async () => {
  const [variant] = (await again(mehendi)).variants;
  const [addOn] = mehendi.addOns;
  const refusals: [id: string, body: ServiceChange][] = [
    [variant?._id ?? "", { service_name: "Other" }],
    [variant?._id ?? "", { masterIds: [] }],
    [variant?._id ?? "", { category: "hair" }],
    [addOn?._id ?? "", { category: "hair" }],
    [addOn?._id ?? "", { variantName: "Small" }],
    [addOn?._id ?? "", { prepMinutes: 5 }],
    [variant?._id ?? "", { cleanupMinutes: 5 }],
    [facial._id, { addOnTo: [mehendi._id] }],
  ];
  for (const [id, body] of refusals) {
    const { status, body: problem } = await change(id, body);
    expect([status, problem.errors?.[0]?.field]).toEqual([422, Object.keys(body)[0]]);
  }
});

test("masters of a service do its variants, too, as the master's page shows", async () => {
  const masters = await call(salon, "listMasters", {});
  const everyone = masters.map(({ _id }) => _id);
  await change(mehendi._id, { masterIds: everyone });
  expect((await again(mehendi)).variants.map(({ masterIds }) => masterIds)).toEqual([everyone]);
  const id = everyone[0] ?? "";
  const { hours, serviceIds } = await call(salon, "readSchedule", { params: { id } }, owner);
  const [variant] = (await again(mehendi)).variants;
  expect(serviceIds).toContain(mehendi._id);
  expect(serviceIds).not.toContain(variant?._id);
  const about = (await call(salon, "listAllMasters", {}, owner)).find(({ _id }) => _id === id);
  const { name = "", role = "", photo = "", bio = "" } = about ?? {};
  const without = serviceIds.filter((one) => one !== mehendi._id);
  await call(
    salon,
    "saveSchedule",
    { params: { id }, body: { name, role, photo, bio, hours, serviceIds: without } },
    owner,
  );
  expect((await again(mehendi)).variants[0]?.masterIds).toEqual(everyone.slice(1));
  await change(mehendi._id, { masterIds: mehendi.masterIds });
});

test("a service gets a category, and loses it again", async () => {
  await change(facial._id, { category: "bath" });
  expect((await again(facial)).category).toBe("bath");
  await change(facial._id, { category: null });
  expect((await again(facial)).category).toBeNull();
  expect((await change(facial._id, { category: "shoes" } as never)).status).toBe(422);
  await change(facial._id, { category: "skin" });
});

test("an add-on has Bangla texts and its own masters, and can be added to several services", async () => {
  const masterIds = facial.masterIds.slice(0, 1);
  const body = { service_name: "Cool stones", nameBn: "ঠান্ডা পাথর", price: 4, minutes: 20, masterIds };
  const { insertedId } = await call(
    salon,
    "createAddOn",
    { body: { ...body, addOnTo: [facial._id, mehendi._id, facial._id] } },
    owner,
  );
  for (const service of [facial, mehendi]) {
    const { addOns } = await again(service);
    expect(addOns.find(({ _id }) => _id === insertedId)).toMatchObject({ ...body, memberPrice: 3 });
  }
  expect((await managed(insertedId)).addOnTo.toSorted()).toEqual([facial._id, mehendi._id].toSorted());
  const taken = { service_name: "cool stones", price: 4, addOnTo: [facial._id] };
  expect((await callLoosely(salon, "createAddOn", { body: taken }, owner)).body.code).toBe("name_taken");
});

test("variants and add-ons are in the owner's order, and services keep theirs", async () => {
  const cut = await serviceNamed(salon, "Hair Cut & Finish");
  const listed = (await call(salon, "listServices", {})).map(({ _id }) => _id);
  const ids = [...cut.variants.toReversed(), ...cut.addOns.toReversed()].map(({ _id }) => _id);
  await call(salon, "orderServices", { body: { ids } }, owner);
  const after = await again(cut);
  expect([...after.variants, ...after.addOns].map(({ _id }) => _id)).toEqual(ids);
  expect((await call(salon, "listServices", {})).map(({ _id }) => _id)).toEqual(listed);
});

function again({ _id }: Service): Promise<Service> {
  return call(salon, "readService", { params: { id: _id } });
}

function change(id: string, body: ServiceChange) {
  return callLoosely(salon, "updateService", { params: { id }, body }, owner);
}

async function managed(id: string): Promise<ManagedService> {
  const found = (await call(salon, "listAllServices", {}, owner)).find(({ _id }) => _id === id);
  if (!found) throw new Error("The owner sees all of the catalogue.");
  return found;
}
