import { expect, test } from "vitest";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { givenPerson, givenSalon, givenStaff } from "#tests/support/given.ts";
import { book, freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenPerson(salon, { role: "admin" });
const staff = givenStaff(salon);

let next = 0;
const line = (about: { name?: string; externalId?: string; details?: string; price?: string } = {}) => {
  next += 1;
  return {
    row: next + 1,
    externalId: `S-${next}`,
    name: `Service ${next}`,
    price: "30",
    minutes: "45",
    ...about,
  };
};
type Line = ReturnType<typeof line>;
const body = (lines: Line[]) => ({ body: { kind: "services" as const, fileName: "services.csv", lines } });
const send = (lines: Line[]) => call(salon, "importFile", body(lines), owner);
const plan = (lines: Line[]) => call(salon, "planImport", { body: { kind: "services", lines } }, owner);
const listed = async (name: string) =>
  (await call(salon, "listServices", {})).find(({ service_name }) => service_name === name);

test("imported services are on sale at their price, with every master, and a dry run writes nothing", async () => {
  const fresh = { ...line({ price: "$32.50" }), category: "Nails", nameBn: "নখ" };
  expect(await plan([fresh, line({ price: "?" })])).toMatchObject({
    made: 1,
    joined: [],
    refused: [{ reason: "wrong_price" }],
  });
  expect(await listed(fresh.name)).toBeUndefined();
  expect(await send([fresh])).toMatchObject({ made: 1, joined: 0, refused: 0 });
  const masters = await call(salon, "listMasters", {});
  expect(await listed(fresh.name)).toMatchObject({
    price: 32.5,
    minutes: 45,
    category: "nails",
    nameBn: "নখ",
    masterIds: expect.arrayContaining(masters.map(({ _id }) => _id)),
  });
});

test("importing services twice writes nothing the second time, and two imports at once write them once", async () => {
  const lines = Array.from({ length: 5 }, () => line());
  const answers = await Promise.all([1, 2].map(() => callLoosely(salon, "importFile", body(lines), owner)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await plan(lines)).toMatchObject({ made: 0, unchanged: 5, joined: [], refused: [] });
  expect(await refused(salon, "importFile", body(lines), owner)).toMatchObject({ code: "wrong_state" });
});

test("an import of services can be undone, except for those changed or booked since", async () => {
  const [gone, changed, booked] = [line(), line(), line()];
  const { insertedId } = await send([gone, changed, booked]);
  const idOf = async ({ name }: Line) => (await listed(name))?._id ?? "";
  await call(salon, "updateService", { params: { id: await idOf(changed) }, body: { price: 40 } }, owner);
  const visit = await freeVisit(salon, booked.name);
  await book(salon, staff, visit);

  const params = { id: insertedId };
  expect(await call(salon, "takeImportBack", { params }, owner)).toEqual({ takenBack: 1, stayed: 2 });
  expect(await listed(gone.name)).toBeUndefined();
  expect(await listed(changed.name)).toMatchObject({ price: 40 });
  expect(await listed(booked.name)).toBeDefined();
  expect(await send([gone])).toMatchObject({ made: 1 });
});

test("an import fills an existing service's empty values, and its undo empties them again", async () => {
  const known = line();
  await send([known]);
  const more = { ...known, details: "With oil", price: "99" };
  expect(await plan([more])).toMatchObject({
    joined: [{ name: known.name, adds: ["details"], keeps: ["price"] }],
  });
  const { insertedId } = await send([more]);
  expect(await listed(known.name)).toMatchObject({ details: "With oil", price: 30 });
  await call(salon, "takeImportBack", { params: { id: insertedId } }, owner);
  expect(await listed(known.name)).toMatchObject({ details: "", price: 30 });
});

test("a file with more services than a salon may have is refused as a whole", async () => {
  const lines = Array.from({ length: 501 }, () => line());
  expect(await callLoosely(salon, "planImport", { body: { kind: "services", lines } }, owner)).toMatchObject({
    status: 422,
  });
});
