import { expect, test } from "vitest";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { minutes } from "#tests/support/clock.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { book, freeHours, freeVisit, hold } from "#tests/support/visits.ts";

const salon = givenSalon();
const admin = givenOwner(salon);

const review = { name: "Nadia", image: "/art/mark.svg", rating: 5, testimonial: "Calm hands." };
const draft = { service_name: "Scalp Scrub", price: 12.5, details: "Salt and lime.", img: "/art/mark.svg" };

test("a rating is a whole number from one to five, as a number or as typed", async () => {
  for (const rating of [1, 5, "1", "5", " 4 "]) {
    await call(salon, "createReview", { body: { ...review, rating } }, await addPerson(salon));
  }
  const guest = await addPerson(salon);
  for (const rating of [0, 6, -1, 4.5, "", "five", "0", "6", "4.5", "1e0", Number.NaN, null]) {
    const { status, body } = await callLoosely(salon, "createReview", { body: { ...review, rating } }, guest);
    expect([rating, status, body.code]).toEqual([rating, 422, "invalid_input"]);
    expect(body.errors?.[0]?.field).toBe("rating");
    salon.clock.advance(minutes(1));
  }
});

test("a review without a visit waits for approval, and one after a completed visit appears at once as verified", async () => {
  const stranger = await addPerson(salon);
  const { insertedId } = await call(salon, "createReview", { body: review }, stranger);
  const guest = await addPerson(salon);
  const { bookingId } = await book(salon, guest, await freeVisit(salon));
  const early = await call(salon, "createReview", { body: review }, guest);
  await salon.app.engine.write
    .updateTable("bookings")
    .set({ state: "completed" })
    .where("id", "=", bookingId)
    .execute();
  const { insertedId: verified } = await call(salon, "createReview", { body: review }, guest);
  const second = await callLoosely(salon, "createReview", { body: review }, guest);
  expect(second.body.code).toBe("review_waiting");
  const shown = new Map((await call(salon, "listReviews", {})).map((one) => [one._id, one]));
  expect(shown.get(verified)).toMatchObject({ ...review, _id: verified, verified: true });
  for (const hidden of [insertedId, early.insertedId]) expect(shown.has(hidden)).toBe(false);
});

test("an added service costs what was entered, takes an hour and is done by everyone", async () => {
  const { insertedId } = await call(salon, "createService", { body: draft }, admin);
  const masters = await call(salon, "listMasters", {});
  const service = await call(salon, "readService", { params: { id: insertedId } });
  expect(service).toMatchObject({ ...draft, icon: draft.img, minutes: 60, tagline: "" });
  expect(service.masterIds.toSorted()).toEqual(masters.map(({ _id }) => _id).toSorted());
  const services = await call(salon, "listServices", {});
  expect(services.at(-1)?._id).toBe(insertedId);
  expect((await freeHours(salon, [insertedId])).length).toBeGreaterThan(0);
});

test("a service's minutes and masters can be given, and its name is unique regardless of case", async () => {
  const [master] = await call(salon, "listMasters", {});
  if (!master) throw new Error("There are masters.");
  const body = { ...draft, service_name: "Foot Soak", minutes: 35, masterIds: [master._id] };
  const { insertedId } = await call(salon, "createService", { body }, admin);
  const service = await call(salon, "readService", { params: { id: insertedId } });
  expect(service).toMatchObject({ minutes: 35, masterIds: [master._id] });
  const again = { ...body, service_name: "FOOT soak" };
  expect(await refused(salon, "createService", { body: again }, admin)).toMatchObject({
    code: "name_taken",
    errors: [{ field: "service_name" }],
  });
  const stranger = { ...draft, service_name: "Wrap", masterIds: ["nobody"] };
  expect(await refused(salon, "createService", { body: stranger }, admin)).toMatchObject({
    code: "invalid_input",
    errors: [{ field: "masterIds" }],
  });
});

test("a service that nobody does has no hours and can't be held", async () => {
  const body = { ...draft, service_name: "Nobody's Art", masterIds: [] };
  const { insertedId } = await call(salon, "createService", { body }, admin);
  expect(await freeHours(salon, [insertedId])).toEqual([]);
  const service = await call(salon, "readService", { params: { id: insertedId } });
  const visit = await freeVisit(salon);
  await expect(hold(salon, admin, { ...visit, service })).rejects.toThrow(
    /service_unavailable|outside_hours/,
  );
});

test("a price is zero, or at least half a dollar, in whole cents", async () => {
  const added = async (price: number, name: string) =>
    (await callLoosely(salon, "createService", { body: { ...draft, service_name: name, price } }, admin))
      .status;
  for (const price of [0.49, 0.01, -1, 5.005, 100_000.01, 1e21]) {
    expect([price, await added(price, `Refused ${price}`)]).toEqual([price, 422]);
  }
  for (const price of [0, 0.5, 0.57, 1.1, 19.99, 1234.56, 100_000]) {
    expect([price, await added(price, `Taken ${price}`)]).toEqual([price, 201]);
  }
  const prices = (await call(salon, "listServices", {}))
    .filter(({ service_name }) => service_name.startsWith("Taken "))
    .map(({ service_name, price }) => [service_name, price]);
  expect(prices).toEqual(prices.map(([name]) => [name, Number(String(name).slice(6))]));
});

test("a message to the salon is stored as written, with a limit of five a minute", async () => {
  salon.clock.advance(minutes(1));
  const body = {
    firstName: "Nadia",
    lastName: "O'Rahman <b>",
    email: "Nadia@Example.com",
    mobile: "+8801700000001",
    message: "আমি কাল আসব; é 🌼",
  };
  const { insertedId } = await call(salon, "createContactMessage", { body });
  const kept = await salon.app.engine.read
    .selectFrom("contact_messages")
    .selectAll()
    .where("id", "=", insertedId)
    .executeTakeFirstOrThrow();
  expect(kept).toMatchObject({
    first_name: body.firstName,
    last_name: body.lastName,
    email: "nadia@example.com",
    mobile: body.mobile,
    message: body.message,
  });
  for (let sent = 1; sent < 5; sent++) await call(salon, "createContactMessage", { body });
  const sixth = await callLoosely(salon, "createContactMessage", { body });
  expect([sixth.status, sixth.body.code, sixth.headers["retry-after"]]).toEqual([
    429,
    "too_many_requests",
    "60",
  ]);
  salon.clock.advance(minutes(1));
  await call(salon, "createContactMessage", { body });
});

test("a mobile number keeps its zero and its plus, and nothing else is a number", async () => {
  const body = { firstName: "Nadia", lastName: "Rahman", email: "nadia@example.com" };
  for (const mobile of ["", "12345", "01700/000001", "phone", "++880170000000", "0".repeat(16)]) {
    const problem = await refused(salon, "createContactMessage", { body: { ...body, mobile } });
    expect([mobile, problem.code]).toEqual([mobile, "invalid_input"]);
  }
});
