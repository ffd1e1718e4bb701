import { expect, test } from "vitest";
import { call, refused } from "#tests/support/calls.ts";
import { givenPerson, givenSalon, givenStaff } from "#tests/support/given.ts";
import { book, freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenPerson(salon, { role: "admin" });
const staff = givenStaff(salon);

let next = 0;
const line = (about: { services?: string; hours?: string; bio?: string } = {}) => {
  next += 1;
  const number = `019${String(next).padStart(8, "0")}`;
  return { row: next + 1, externalId: `M-${next}`, name: `Master ${next}`, role: "Hair", number, ...about };
};
type Line = ReturnType<typeof line>;
const body = (lines: Line[]) => ({ body: { kind: "masters" as const, fileName: "team.csv", lines } });
const send = (lines: Line[]) => call(salon, "importFile", body(lines), owner);
const plan = (lines: Line[]) => call(salon, "planImport", { body: { kind: "masters", lines } }, owner);
const listed = async (name: string) =>
  (await call(salon, "listMasters", {})).find((master) => master.name === name);

test("imported masters can be booked at once, for their services and in their own or the salon's hours", async () => {
  const [first, second] = (await call(salon, "listServices", {})).slice(0, 2);
  if (!first || !second) throw new Error("the salon has no services");
  const [own, usual] = [
    line({ services: `${first.service_name}; ${second.service_name}`, hours: "Mon-Wed 10:00-14:00" }),
    line(),
  ];
  expect(await plan([own, usual, line({ services: "No such thing" })])).toMatchObject({
    made: 2,
    refused: [{ reason: "unknown_service" }],
  });
  expect(await listed(own.name)).toBeUndefined();
  await send([own, usual]);
  const ids = [await listed(own.name), await listed(usual.name)].map((master) => master?._id ?? "");
  const services = await call(salon, "listServices", {});
  const performed = (id = "") => services.filter(({ masterIds }) => masterIds.includes(id)).length;
  expect([performed(ids[0]), performed(ids[1])]).toEqual([2, services.length]);
});

test("importing masters twice writes nothing the second time, and a name alone matches nobody", async () => {
  const known = line();
  await send([known]);
  expect(await plan([known])).toMatchObject({ made: 0, unchanged: 1 });
  expect(await plan([{ ...known, externalId: "" }])).toMatchObject({ made: 0, unchanged: 1 });
  expect(await plan([{ ...known, externalId: "", number: "" }])).toMatchObject({
    made: 0,
    refused: [{ reason: "same_name" }],
  });
  expect(await refused(salon, "importFile", body([known]), owner)).toMatchObject({ code: "wrong_state" });
});

test("an import of masters can be undone, except for those changed or booked since", async () => {
  const [gone, left, booked] = [line(), line(), line()];
  const { insertedId } = await send([gone, left, booked]);
  const idOf = async ({ name }: Line) => (await listed(name))?._id ?? "";
  await call(salon, "retireMaster", { params: { id: await idOf(left) }, body: { worksHere: false } }, owner);
  const visit = await freeVisit(salon);
  await book(salon, staff, { ...visit, masterId: await idOf(booked) });

  const params = { id: insertedId };
  expect(await call(salon, "takeImportBack", { params }, owner)).toEqual({ takenBack: 1, stayed: 2 });
  expect(await listed(gone.name)).toBeUndefined();
  expect(await listed(booked.name)).toBeDefined();
  expect(await send([gone])).toMatchObject({ made: 1 });
});

test("an import fills a master's empty values, and its undo empties them again", async () => {
  const known = line();
  await send([known]);
  const { insertedId } = await send([{ ...known, bio: "Braids" }]);
  expect(await listed(known.name)).toMatchObject({ bio: "Braids" });
  await call(salon, "takeImportBack", { params: { id: insertedId } }, owner);
  expect(await listed(known.name)).toMatchObject({ bio: "" });
});
