import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { givenPerson, givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { book, bookingsOf, freeVisit } from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const guest = givenPerson(salon);
let visits: string[];

beforeAll(async () => {
  visits = [await completed(guest), await completed(guest)];
});

test("each completed visit can be reviewed once, as a verified review that appears at once", async () => {
  const [first = "", second = ""] = visits;
  expect(await reviewable()).toEqual(visits.toReversed());
  const { insertedId } = await write(guest, first);
  expect(await call(salon, "listReviews", {})).toContainEqual(
    expect.objectContaining({ _id: insertedId, verified: true }),
  );
  expect(await reviewable()).toEqual([second]);
  expect((await refused(salon, "createReview", about(first), guest)).code).toBe("wrong_state");
});

test("a review resent after a lost answer does not count for the next visit", async () => {
  const person = await addPerson(salon);
  const [first, second] = [await completed(person), await completed(person)];
  const { body } = about(first);
  const send = (part: object) =>
    callLoosely(salon, "createReview", { body: { ...body, key: randomUUID(), ...part } }, person);
  const key = randomUUID();
  const both = await Promise.all([send({ key }), send({ key })]);
  // By then the page knows which visits are left to review.
  const again = [...both, await send({ key, bookingId: second })];
  expect(new Set(again.map(({ body: { insertedId } }) => insertedId)).size).toBe(1);
  expect((await send({ key, bookingId: second, testimonial: "Another day." })).body.code).toBe("wrong_state");
  expect((await send({ bookingId: second, testimonial: "Another day." })).status).toBe(201);
});

test("nobody can review another person's visit, or one that is not over", async () => {
  const other = await addPerson(salon);
  expect((await refused(salon, "createReview", about(visits[1] ?? ""), other)).code).toBe("wrong_state");
  const { bookingId } = await book(salon, other, await freeVisit(salon));
  expect((await refused(salon, "createReview", about(bookingId), other)).code).toBe("wrong_state");
});

test("a review in the form counts for the latest visit without one, and then for none", async () => {
  const { body } = about("");
  const { bookingId: _, ...plain } = body;
  const shown = async (id: string) =>
    (await call(salon, "listReviews", {})).find((review) => review._id === id);
  const marked = await call(salon, "createReview", { body: plain }, guest);
  expect(await shown(marked.insertedId)).toMatchObject({ verified: true });
  expect(await reviewable()).toEqual([]);
  const unmarked = await call(salon, "createReview", { body: plain }, guest);
  expect(await shown(unmarked.insertedId)).toBeUndefined();
});

/** A completed visit. @returns its booking's id */
async function completed(person: Person): Promise<string> {
  const visit = await freeVisit(salon);
  const { bookingId } = await book(salon, person, visit);
  salon.clock.advance(Date.parse(visit.startsAt) - salon.clock.now());
  for (const to of ["in_chair", "completed"] as const) {
    await call(salon, "changeBookingState", { params: { id: bookingId }, body: { to } }, staff);
  }
  return bookingId;
}

async function reviewable(): Promise<string[]> {
  const bookings = await bookingsOf(salon, guest);
  return bookings.filter(({ canReview }) => canReview).map(({ _id }) => _id);
}

function about(bookingId: string) {
  return {
    body: { name: "Mim", image: "/art/mark.svg", rating: "5", testimonial: "Calm hands.", bookingId },
  };
}

function write(person: Person, bookingId: string) {
  return call(salon, "createReview", about(bookingId), person);
}
