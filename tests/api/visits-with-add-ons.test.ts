import { beforeAll, describe, expect, test } from "vitest";
import type { ErrorCode } from "#contract/errors.ts";
import type { CallName } from "#contract/paths.ts";
import type { AddOn, Variant } from "#contract/services.ts";
import { call, callLoosely, type Loose } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { brokenCells } from "#tests/support/diary.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson } from "#tests/support/people.ts";
import { bookingOf, bookingsOf, freeHours, type Service, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);
const staff = givenStaff(salon);
let cut: Service;
let long: Variant;
let oil: AddOn;

beforeAll(async () => {
  cut = await serviceNamed(salon, "Hair Cut & Finish");
  long = named(cut.variants, "Hair Cut & Finish (Long hair)");
  oil = named(cut.addOns, "Coconut oil finish");
});

test("a service is returned with its variants and its add-ons", async () => {
  expect(cut).toMatchObject({ category: "hair", variantOf: null, variantName: "Short hair", price: 25 });
  expect(cut.variants.map(({ variantName, price, minutes }) => [variantName, price, minutes])).toEqual([
    ["Medium hair", 30, 55],
    ["Long hair", 36, 70],
  ]);
  expect(cut.addOns.map(({ service_name }) => service_name)).toEqual([
    "Coconut oil finish",
    "Waves with a hot comb",
  ]);
  expect(long).toMatchObject({
    masterIds: cut.masterIds,
    memberPrice: 27,
    variantHint: "Past the shoulders",
  });
  const listed = await call(salon, "listServices", {});
  expect(listed.map(({ variantOf }) => variantOf)).toEqual(listed.map(() => null));
  expect(listed).toHaveLength(11);
});

test("a variant is read as a service with its service's picture and add-ons, and an add-on alone is not found", async () => {
  const read = await call(salon, "readService", { params: { id: long._id } });
  expect(read).toMatchObject({
    ...long,
    variantOf: cut._id,
    img: cut.img,
    details: cut.details,
    variants: [],
  });
  expect(read.addOns).toEqual(cut.addOns);
  expect((await callLoosely(salon, "readService", { params: { id: oil._id } })).status).toBe(404);
});

test("a variant with an add-on is held, paid and booked as the sum of its parts", async () => {
  const guest = await addPerson(salon);
  const serviceIds = [long._id, oil._id];
  const [hour] = await freeHours(salon, [long._id, oil._id]);
  const startsAt = hour?.startsAt ?? "";
  expect(minutesBetween(startsAt, hour?.endsAt ?? null)).toBe(80);
  const query = { service: serviceIds };
  expect(await call(salon, "readQuote", { query }, guest)).toMatchObject({ total: 42 });
  const body = { price: 42, serviceIds, startsAt, name: "Nadia", number: "01700000001" };
  const { clientSecret } = await call(salon, "createPaymentIntent", { body }, guest);
  const { intentId } = await pay(salon, clientSecret);
  await call(salon, "createBooking", bookingOf(guest, cut, intentId), guest);
  const [booking] = await bookingsOf(salon, guest);
  expect(booking).toMatchObject({
    service_name: "Hair Cut & Finish (Long hair), Coconut oil finish",
    price: 42,
    startsAt,
    endsAt: hour?.endsAt,
  });
  expect(
    booking?.items.map(({ price, startsAt, endsAt }) => [price, minutesBetween(startsAt, endsAt)]),
  ).toEqual([
    [36, 70],
    [6, 10],
  ]);
  expect(await brokenCells(salon)).toEqual([]);
});

test("the mail about a variant has its full name and its service's picture", async () => {
  const email = "shaila@example.com";
  const [hour] = await freeHours(salon, [long._id, oil._id]);
  const caller = { name: "Shaila", number: "01700000001", email };
  const body = { ...caller, serviceIds: [long._id, oil._id], startsAt: hour?.startsAt ?? "" };
  await call(salon, "createDeskBooking", { body }, staff);
  await salon.drain();
  const [mail] = await readMails(salon, email);
  expect(mail?.text).toContain("Hair Cut & Finish (Long hair)");
  expect(mail?.html).toContain("/art/mail/hair.png");
});

test("a variant is booked with only the specified fields", async () => {
  const guest = await addPerson(salon);
  const { clientSecret } = await call(salon, "createPaymentIntent", { body: { price: 36 } }, guest);
  const { intentId } = await pay(salon, clientSecret);
  await call(salon, "createBooking", bookingOf(guest, long, intentId), guest);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ service_name: long.service_name, startsAt: null }]);
});

test("a price that only an add-on has buys nothing", async () => {
  const guest = await addPerson(salon);
  const extra = await call(
    salon,
    "createAddOn",
    { body: { service_name: "Argan drops", price: 3.33, addOnTo: [cut._id] } },
    owner,
  );
  const bought = await callLoosely(salon, "createPaymentIntent", { body: { price: 3.33 } }, guest);
  expect(bought.body.code).toBe("price_mismatch");
  await hide(extra.insertedId, true);
});

describe.each<[ErrorCode, () => string[]]>([
  ["variants_together", () => [cut._id, long._id]],
  ["add_on_alone", () => [oil._id]],
  ["add_on_twice", () => [cut._id, oil._id, oil._id]],
])("services that are %s", (code, ids) => {
  test.each<[CallName, (service: string[]) => Loose]>([
    ["createPaymentIntent", (serviceIds) => ({ body: { price: 1, serviceIds, startsAt: soon } })],
    [
      "createDeskBooking",
      (serviceIds) => ({ body: { name: "Nadia", number: "01700000001", serviceIds, startsAt: soon } }),
    ],
    ["readQuote", (service) => ({ query: { service } })],
    ["readAvailability", (service) => ({ query: { service, from: "2026-11-24", to: "2026-11-30" } })],
    ["readNextHours", (service) => ({ query: { service } })],
    ["readReasons", (service) => ({ query: { service, startsAt: soon } })],
  ])("are refused by %s", async (name, sent) => {
    const { status, body } = await callLoosely(salon, name, sent(ids()), staff);
    expect([status, body.code]).toEqual([409, code]);
  });

  test("are refused without an hour too", async () => {
    const body = { price: 1, serviceIds: ids() };
    expect((await callLoosely(salon, "createPaymentIntent", { body }, staff)).body.code).toBe(code);
  });
});

test("hidden parts of a service are neither listed nor booked, and a booked visit with them can still move", async () => {
  const guest = await addPerson(salon);
  const [hour, other] = await freeHours(salon, [long._id, oil._id]);
  const caller = { name: "Nadia", number: "01700000001", email: guest.email };
  const body = { ...caller, serviceIds: [long._id, oil._id], startsAt: hour?.startsAt ?? "" };
  const { insertedId } = await call(salon, "createDeskBooking", { body }, staff);
  await hide(long._id, true);
  await hide(oil._id, true);
  const without = await serviceNamed(salon, cut.service_name);
  expect(without.variants.map(({ variantName }) => variantName)).toEqual(["Medium hair"]);
  expect(without.addOns.map(({ _id }) => _id)).not.toContain(oil._id);
  const again = await callLoosely(salon, "createDeskBooking", { body: { ...body, startsAt: soon } }, staff);
  expect(again.body.code).toBe("service_unavailable");
  const moved = { params: { id: insertedId }, body: { startsAt: other?.startsAt ?? "" } };
  expect(await call(salon, "moveBooking", moved, staff)).toMatchObject({ startsAt: other?.startsAt });
  await hide(long._id, false);
  await hide(oil._id, false);
});

test("the variants of a hidden service can't be booked, and return with it", async () => {
  await hide(cut._id, true);
  const quoted = await callLoosely(salon, "readQuote", { query: { service: long._id } }, owner);
  expect(quoted.body.code).toBe("service_unavailable");
  const asked = { query: { service: long._id, from: "2026-11-24", to: "2026-11-30" } };
  expect((await callLoosely(salon, "readAvailability", asked)).status).toBe(404);
  await hide(cut._id, false);
  expect(await call(salon, "readQuote", { query: { service: [long._id] } }, owner)).toMatchObject({
    total: 36,
  });
});

test("an add-on removed from a service stays in existing visits", async () => {
  const [hour, other] = await freeHours(salon, [cut._id, oil._id]);
  const body = {
    name: "Nadia",
    number: "01700000001",
    serviceIds: [cut._id, oil._id],
    startsAt: hour?.startsAt ?? "",
  };
  const { insertedId } = await call(salon, "createDeskBooking", { body }, staff);
  const colour = await serviceNamed(salon, "Hair Colour");
  const to = (addOnTo: string[]) =>
    call(salon, "updateService", { params: { id: oil._id }, body: { addOnTo } }, owner);
  await to([colour._id]);
  const query = { service: [cut._id, oil._id], from: "2026-11-24", to: "2026-11-30" };
  expect((await callLoosely(salon, "readAvailability", { query })).body.code).toBe("add_on_alone");
  const moving = { query: { ...query, moving: insertedId } };
  expect((await call(salon, "readAvailability", moving, staff)).nextFree).not.toBeNull();
  const moved = { params: { id: insertedId }, body: { startsAt: other?.startsAt ?? "" } };
  await call(salon, "moveBooking", moved, staff);
  await to([cut._id, colour._id]);
});

const soon = "2026-11-27T12:00:00+06:00";

function hide(id: string, hidden: boolean) {
  return call(salon, "updateService", { params: { id }, body: { hidden } }, owner);
}

function named<Item extends { service_name: string }>(items: readonly Item[], name: string): Item {
  const found = items.find(({ service_name }) => service_name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
}

function minutesBetween(from: string | null, to: string | null): number {
  return (Date.parse(to ?? "") - Date.parse(from ?? "")) / 60_000;
}
