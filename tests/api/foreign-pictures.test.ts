import sharp from "sharp";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { FetchedPicture } from "#server/images/port.ts";
import { call } from "#tests/support/calls.ts";
import { givenOwner, givenPerson, givenSalon } from "#tests/support/given.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { serviceNamed } from "#tests/support/visits.ts";

const elsewhere = "https://pictures.example/mim.jpg";
const kept = /^\/images\/[0-9a-f]{40}-800\.webp$/;
const salon = givenSalon();
const admin = givenOwner(salon);
const guest = givenPerson(salon);
/** The other site's answer, and the requests that it got. */
let site: FetchedPicture;
let asked: string[];

beforeAll(async () => {
  const fetch = async (address: string) => {
    asked.push(address);
    return site;
  };
  salon.app.pictures = { ...salon.app.pictures, fetch };
});

beforeEach(async () => {
  asked = [];
  const picture = sharp({ create: { width: 50, height: 60, channels: 3, background: "#a3142f" } });
  site = { ok: true, file: await picture.png().toBuffer() };
});

const photoOf = async (person: Person) => (await call(salon, "readMe", {}, person)).photoURL;
const choose = (photoURL: string | null, person: Person) =>
  call(salon, "updateMe", { body: { photoURL } }, person);

test("a photo on another site is fetched once and shown from here", async () => {
  await choose(elsewhere, guest);
  expect(await photoOf(guest)).toBe(elsewhere);
  await salon.drain();
  await salon.drain();
  expect(await photoOf(guest)).toMatch(kept);
  expect(asked).toEqual([elsewhere]);
});

test("the pictures of a review and a service are fetched, too", async () => {
  const review = { name: "Mim", image: elsewhere, rating: 5, testimonial: "Calm hands." };
  const { insertedId } = await call(salon, "createReview", { body: review }, guest);
  const { _id } = await serviceNamed(salon, "Threading");
  await call(salon, "updateService", { params: { id: _id }, body: { img: elsewhere } }, admin);
  await salon.drain();
  const reviews = await call(salon, "listAllReviews", { query: {} }, admin);
  expect(reviews.find((one) => one._id === insertedId)?.image).toMatch(kept);
  expect((await serviceNamed(salon, "Threading")).img).toMatch(kept);
});

test.each<FetchedPicture>([
  { ok: false, why: "refused" },
  { ok: false, why: "unreachable" },
  { ok: false, why: "too_large" },
  { ok: true, file: Buffer.from("<html>no picture</html>") },
])("a picture that can't be stored (%o) keeps its address, and is not requested again", async (answer) => {
  site = answer;
  const person = await addPerson(salon);
  await choose(elsewhere, person);
  await salon.drain();
  await salon.drain();
  expect(await photoOf(person)).toBe(elsewhere);
  expect(asked).toHaveLength(1);
});

test("a photo changed in the meantime is left alone, and our own photos are not requested", async () => {
  const person = await addPerson(salon);
  await choose(elsewhere, person);
  await choose("/art/mark.svg", person);
  await salon.drain();
  expect(await photoOf(person)).toBe("/art/mark.svg");
  expect(asked).toEqual([]);
});
