import sharp from "sharp";
import { expect, test } from "vitest";
import { call, refused } from "#tests/support/calls.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { addWork, draftOfWork } from "#tests/support/portfolio.ts";
import { upload } from "#tests/support/upload.ts";

const salon = givenSalon();
const owner = givenOwner(salon);

const seen = async () => (await call(salon, "listWorks", {})).map(({ _id }) => _id);
const managed = async (id: string) =>
  (await call(salon, "listAllWorks", {}, owner)).find(({ _id }) => _id === id);

test("visitors see a picture of a person only while that person agrees", async () => {
  const body = await draftOfWork(salon, { consentedOn: null });
  const { insertedId: id } = await call(salon, "createWork", { body }, owner);
  const params = { id };
  expect(await seen()).not.toContain(id);
  await call(salon, "updateWork", { params, body: { consentedOn: "2026-11-20" } }, owner);
  expect(await seen()).toContain(id);

  await call(salon, "withdrawConsent", { params }, owner);
  expect(await seen()).not.toContain(id);
  expect(await managed(id)).toMatchObject({ consentedOn: null, shown: false });
  expect((await managed(id))?.withdrawnAt).not.toBeNull();

  // Other changes are no consent; a new date is.
  await call(salon, "updateWork", { params, body: { title: "Khopa with shiuli" } }, owner);
  expect(await seen()).not.toContain(id);
  await call(salon, "updateWork", { params, body: { consentedOn: "2026-11-23" } }, owner);
  expect(await managed(id)).toMatchObject({ withdrawnAt: null, shown: true });
});

test("what visitors are told names nobody's consent", async () => {
  const id = await addWork(salon, owner.userId);
  const work = (await call(salon, "listWorks", {})).find(({ _id }) => _id === id);
  expect(Object.keys(work ?? {})).not.toEqual(expect.arrayContaining(["consentedOn"]));
  expect(work).not.toHaveProperty("showsPerson");
});

test("a new picture of a person waits for a consent of its own", async () => {
  const id = await addWork(salon, owner.userId);
  const params = { id };
  await call(salon, "updateWork", { params, body: { picture: "/art/mehendi.svg" } }, owner);
  expect(await managed(id)).toMatchObject({ consentedOn: null, shown: false });
  const before = { picture: "/art/hair-long.svg", alt: "Dry ends", altBn: null };
  await call(salon, "updateWork", { params, body: { before, consentedOn: "2026-11-23" } }, owner);
  expect(await managed(id)).toMatchObject({ before, shown: true });
});

test("a picture without a person needs no consent", async () => {
  const id = await addWork(salon, owner.userId, { showsPerson: false, consentedOn: null });
  expect(await seen()).toContain(id);
});

test.each([
  ["alt", { alt: "  " }],
  ["before.alt", { before: { picture: "/art/hair.svg", alt: "", altBn: null } }],
  ["picture", { picture: "https://pictures.example.com/a.jpg" }],
  ["serviceId", { serviceId: "nothing" }],
  ["masterId", { masterId: "nobody" }],
  ["consentedOn", { consentedOn: "2026-11-25" }],
])("a work is refused for its %s", async (field, change) => {
  const problem = await refused(salon, "createWork", { body: await draftOfWork(salon, change) }, owner);
  expect(problem.errors?.[0]?.field).toBe(field);
});

test("works stand in the order that the owner gives them", async () => {
  const ids = [await addWork(salon, owner.userId), await addWork(salon, owner.userId)];
  await call(salon, "orderWorks", { body: { ids: ids.toReversed() } }, owner);
  expect((await seen()).slice(0, 2)).toEqual(ids.toReversed());
});

test("a removed work takes its picture along, also one that somebody else uploaded", async () => {
  const uploader = await addPerson(salon);
  const red = sharp({ create: { width: 40, height: 40, channels: 3, background: "#a3142f" } });
  const { body } = await upload(salon, await red.jpeg().toBuffer(), uploader);
  const picture = body.data.display_url;
  const id = await addWork(salon, owner.userId, { picture });
  const read = async () => (await salon.server.inject({ url: picture })).statusCode;
  expect(await read()).toBe(200);
  await call(salon, "deleteWork", { params: { id } }, owner);
  await salon.drain();
  expect(await read()).toBe(404);
  expect(await managed(id)).toBeUndefined();
});

test("the portfolio holds 24 works", async () => {
  const works = await call(salon, "listAllWorks", {}, owner);
  for (let count = works.length; count < 24; count++) await addWork(salon, owner.userId);
  const problem = await refused(salon, "createWork", { body: await draftOfWork(salon) }, owner);
  expect(problem.detail).toContain("24");
});
