import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { tidyUp } from "#server/usecases/tidy-up.ts";
import { call } from "#tests/support/calls.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { upload } from "#tests/support/upload.ts";
import { serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const admin = givenOwner(salon);

const leaves = (person: Person) => call(salon, "deleteMe", { query: { email: person.email } }, person);
const isDeleted = (person: Person) =>
  call(salon, "deleteUser", { params: { id: person.userId }, query: {} }, admin);

test.each([
  ["leaves", leaves],
  ["is deleted by an admin", isDeleted],
])("a customer's uploaded picture is deleted when the customer %s", async (_, end) => {
  const guest = await addPerson(salon);
  const [photo, ofReview, neverUsed] = [await hand(guest), await hand(guest), await hand(guest)];
  await call(salon, "updateMe", { body: { photoURL: photo } }, guest);
  const review = { name: "Mim", image: ofReview, rating: 5, testimonial: "Calm hands." };
  await call(salon, "createReview", { body: review }, guest);
  await salon.drain();
  const before = [photo, ofReview, neverUsed].map(filesOf);
  expect((await Promise.all(before)).map(({ length }) => length)).toEqual([6, 6, 6]);

  await end(guest);
  await salon.drain();
  const after = [photo, ofReview, neverUsed].map(filesOf);
  expect(await Promise.all(after)).toEqual([[], [], []]);
  expect((await salon.server.inject({ url: photo })).statusCode).toBe(404);
});

test("a picture that two customers uploaded stays until both have left", async () => {
  const [guest, other] = [await addPerson(salon), await addPerson(salon)];
  const file = await draw();
  const address = await hand(guest, file);
  expect(await hand(other, file)).toBe(address);
  await leaves(guest);
  await salon.drain();
  expect(await filesOf(address)).toHaveLength(6);
  await leaves(other);
  await salon.drain();
  expect(await filesOf(address)).toEqual([]);
});

test("a picture that the salon shows stays when its uploader leaves", async () => {
  const guest = await addPerson(salon);
  const address = await hand(guest);
  const { _id } = await serviceNamed(salon, "Threading");
  const img = address.replace("-800.", "-400.");
  await call(salon, "updateService", { params: { id: _id }, body: { img } }, admin);
  await leaves(guest);
  await salon.drain();
  expect((await salon.server.inject({ url: img })).statusCode).toBe(200);
});

test("a picture whose upload was unfinished when its owner left is removed by the next tidying", async () => {
  const guest = await addPerson(salon);
  const { pictures } = salon.app;
  const keep: typeof pictures.keep = async (file) => {
    await leaves(guest);
    await salon.drain();
    return await pictures.keep(file);
  };
  salon.app.pictures = { ...pictures, keep };
  const address = await hand(guest);
  salon.app.pictures = pictures;
  await tidyUp(salon.app);
  await salon.drain();
  expect(await filesOf(address)).toEqual([]);
});

let drawn = 0;

/** A picture that nobody has uploaded yet. */
function draw(): Promise<Buffer> {
  drawn++;
  return sharp({ create: { width: 40, height: 40 + drawn, channels: 3, background: "#a3142f" } })
    .png()
    .toBuffer();
}

/** Uploads a picture, a new one by default. @returns its address */
async function hand(person: Person, file?: Buffer): Promise<string> {
  const { status, body } = await upload(salon, file ?? (await draw()), person);
  expect(status).toBe(200);
  return body.data.display_url;
}

/** The files of a stored picture. */
async function filesOf(address: string): Promise<string[]> {
  const [hash = ""] = /[0-9a-f]{40}/.exec(address) ?? [];
  return (await readdir(join(salon.dataDir, "images"))).filter((name) => name.startsWith(hash));
}
