import sharp from "sharp";
import { expect, test } from "vitest";
import type { NewWork } from "#contract/portfolio.ts";
import { call, refused } from "#tests/support/calls.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { addWork, draftOfWork } from "#tests/support/portfolio.ts";
import { upload } from "#tests/support/upload.ts";
import { serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);

const seen = async () => (await call(salon, "listWorks", {})).map(({ _id }) => _id);
const managed = async (id: string) =>
  (await call(salon, "listAllWorks", {}, owner)).find(({ _id }) => _id === id);

/** Changes a work right after reading it. */
async function change(id: string, body: Partial<NewWork>) {
  const { version = 1 } = (await managed(id)) ?? {};
  return await call(salon, "updateWork", { params: { id }, body: { ...body, version } }, owner);
}

test("visitors see a picture of a person only with that person's consent", async () => {
  const body = await draftOfWork(salon, { consentedOn: null });
  const { insertedId: id } = await call(salon, "createWork", { body }, owner);
  const params = { id };
  expect(await seen()).not.toContain(id);
  await change(id, { consentedOn: "2026-11-20" });
  expect(await seen()).toContain(id);

  await call(salon, "withdrawConsent", { params }, owner);
  expect(await seen()).not.toContain(id);
  expect(await managed(id)).toMatchObject({ consentedOn: null, shown: false });
  expect((await managed(id))?.withdrawnAt).not.toBeNull();

  // A new title is no consent, but a new date is.
  await change(id, { title: "Khopa with shiuli" });
  expect(await seen()).not.toContain(id);
  await change(id, { consentedOn: "2026-11-23" });
  expect(await managed(id)).toMatchObject({ withdrawnAt: null, shown: true });
});

test("visitors are not told who gave a consent", async () => {
  const id = await addWork(salon, owner.userId);
  const work = (await call(salon, "listWorks", {})).find(({ _id }) => _id === id);
  expect(Object.keys(work ?? {})).not.toEqual(expect.arrayContaining(["consentedOn"]));
  expect(work).not.toHaveProperty("showsPerson");
});

test("a new picture of a person needs its own consent", async () => {
  const id = await addWork(salon, owner.userId);
  await change(id, { picture: "/art/mehendi.svg" });
  expect(await managed(id)).toMatchObject({ consentedOn: null, shown: false });
  const before = { picture: "/art/hair-long.svg", alt: "Dry ends", altBn: null };
  await change(id, { before, consentedOn: "2026-11-23" });
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

test("works are in the owner's order", async () => {
  const ids = [await addWork(salon, owner.userId), await addWork(salon, owner.userId)];
  await call(salon, "orderWorks", { body: { ids: ids.toReversed() } }, owner);
  expect((await seen()).slice(0, 2)).toEqual(ids.toReversed());
});

/** Uploads a picture of one colour. @returns its address */
async function uploaded(background: string, uploader = owner): Promise<string> {
  const plain = sharp({ create: { width: 40, height: 40, channels: 3, background } });
  const { body } = await upload(salon, await plain.jpeg().toBuffer(), uploader);
  return body.data.display_url;
}

/** The status for a request to a picture's address, once all queued work is done. */
async function answerTo(picture: string): Promise<number> {
  await salon.drain();
  return (await salon.server.inject({ url: picture })).statusCode;
}

test("removing a work removes its picture, even one that somebody else uploaded", async () => {
  const picture = await uploaded("#a3142f", await addPerson(salon));
  const id = await addWork(salon, owner.userId, { picture });
  expect(await answerTo(picture)).toBe(200);
  await call(salon, "deleteWork", { params: { id } }, owner);
  expect(await answerTo(picture)).toBe(404);
  expect(await managed(id)).toBeUndefined();
});

test("a replaced picture is removed, and the new one stays", async () => {
  const [first, before, second] = [
    await uploaded("#1d3a30"),
    await uploaded("#24121a"),
    await uploaded("#c99a3c"),
  ];
  const pair = { picture: before, alt: "Before", altBn: null };
  const id = await addWork(salon, owner.userId, { picture: first, before: pair });
  await change(id, { picture: second });
  expect([await answerTo(first), await answerTo(before), await answerTo(second)]).toEqual([404, 200, 200]);
  await change(id, { before: null });
  expect([await answerTo(before), await answerTo(second)]).toEqual([404, 200]);
});

test("withdrawing a consent removes the picture's files and every other work with it", async () => {
  const picture = await uploaded("#b57700");
  const id = await addWork(salon, owner.userId, { picture });
  const other = await addWork(salon, owner.userId, {
    before: { picture, alt: "The same hair", altBn: null },
  });
  await call(salon, "withdrawConsent", { params: { id } }, owner);
  expect(await answerTo(picture)).toBe(404);
  expect(await managed(id)).toMatchObject({ picture: "", shown: false });
  expect(await managed(other)).toMatchObject({ before: null, consentedOn: null, shown: false });
  expect(await seen()).not.toEqual(expect.arrayContaining([other]));

  const { version = 0 } = (await managed(id)) ?? {};
  const body = { consentedOn: "2026-11-23", version };
  const problem = await refused(salon, "updateWork", { params: { id }, body }, owner);
  expect(problem.errors?.[0]?.field).toBe("picture");
  await change(id, { picture: "/art/mehendi.svg", consentedOn: "2026-11-23" });
  expect(await seen()).toContain(id);
});

test("a withdrawn picture that a service and a master show is deleted once neither shows it", async () => {
  const picture = await uploaded("#35b700");
  const id = await addWork(salon, owner.userId, { picture });
  const { _id, img, masterIds } = await serviceNamed(salon, "Threading");
  const [service, master] = [{ id: _id }, { id: masterIds[0] ?? "" }];
  const { photo } = (await call(salon, "readSchedule", { params: master }, owner)).master;
  await call(salon, "updateService", { params: service, body: { img: picture } }, owner);
  await call(salon, "saveSchedule", { params: master, body: { photo: picture } }, owner);
  await call(salon, "withdrawConsent", { params: { id } }, owner);
  expect(await answerTo(picture)).toBe(200);
  await call(salon, "updateService", { params: service, body: { img } }, owner);
  expect(await answerTo(picture)).toBe(200);
  await call(salon, "saveSchedule", { params: master, body: { photo } }, owner);
  expect(await answerTo(picture)).toBe(404);
});

test("a picture without people can replace a withdrawn one", async () => {
  const id = await addWork(salon, owner.userId);
  await call(salon, "withdrawConsent", { params: { id } }, owner);
  await change(id, { showsPerson: false });
  expect(await seen()).not.toContain(id);
  await change(id, { picture: "/art/mehendi.svg", showsPerson: false, consentedOn: null });
  expect(await managed(id)).toMatchObject({ withdrawnAt: null, shown: true });
});

test("an outdated page can't undo a withdrawal", async () => {
  const id = await addWork(salon, owner.userId);
  const { version = 0 } = (await managed(id)) ?? {};
  await call(salon, "withdrawConsent", { params: { id } }, owner);
  const body = { title: "Late", consentedOn: "2026-11-02", version };
  expect(await refused(salon, "updateWork", { params: { id }, body }, owner)).toMatchObject({
    status: 409,
    code: "work_changed",
  });
  expect(await managed(id)).toMatchObject({ consentedOn: null, shown: false });
});

test("only the owner sees an unpublished work", async () => {
  const id = await addWork(salon, owner.userId, { published: false });
  expect(await seen()).not.toContain(id);
  await change(id, { published: true });
  expect(await seen()).toContain(id);
  await change(id, { published: false });
  expect(await seen()).not.toContain(id);
});

test("a work outlives its master and its service", async () => {
  const masterId = (await call(salon, "listMasters", {})).at(-1)?._id ?? "";
  const serviceId = (await call(salon, "listServices", {})).at(-1)?._id ?? "";
  const id = await addWork(salon, owner.userId, { masterId, serviceId });
  await call(salon, "retireMaster", { params: { id: masterId }, body: { worksHere: false } }, owner);
  await call(salon, "updateService", { params: { id: serviceId }, body: { hidden: true } }, owner);
  expect(await seen()).toContain(id);
  await change(id, { title: "Still here" });
  expect(await managed(id)).toMatchObject({ title: "Still here", shown: true });
});

test("the portfolio holds 24 works", async () => {
  const works = await call(salon, "listAllWorks", {}, owner);
  for (let count = works.length; count < 24; count++) await addWork(salon, owner.userId);
  const problem = await refused(salon, "createWork", { body: await draftOfWork(salon) }, owner);
  expect(problem.detail).toContain("24");
});
