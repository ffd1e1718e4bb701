import { beforeAll, expect, test } from "vitest";
import { updateSalon } from "#server/database/salon.ts";
import { unconfiguredPayments } from "#server/payments/unconfigured.ts";
import { giftCardSamples } from "#tests/api/sample-gift-cards.ts";
import { call, refused } from "#tests/support/calls.ts";
import { askFor, bookAtSalon } from "#tests/support/deposits.ts";
import { givenOwner, givenPerson, givenSalon } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { freeVisit, isOffered, orderOf } from "#tests/support/visits.ts";

const salon = givenSalon();
const guest = givenPerson(salon);
const owner = givenOwner(salon);
const problem = { status: 409, code: "not_set_up", detail: expect.stringContaining("Call the salon") };

beforeAll(() => {
  salon.app.payments = unconfiguredPayments;
  salon.app.site = { ...salon.app.site, stripePublishableKey: "" };
});

test("a salon without a card provider keeps no hour for a card, and says what to do", async () => {
  const visit = await freeVisit(salon);
  expect(await refused(salon, "createPaymentIntent", orderOf(visit), guest)).toMatchObject(problem);
  expect(await isOffered(salon, visit)).toBe(true);
});

test("a salon without a card provider sells no membership by card, and says what to do", async () => {
  const order = { body: { price: 120 } };
  expect(await refused(salon, "createMembershipPayment", order, guest)).toMatchObject(problem);
});

test("a salon without a card provider offers no membership, since none can be bought", async () => {
  expect((await call(salon, "readSalon", {})).membership).toBeNull();
  expect((await call(salon, "readMembership", {}, guest)).price).toBeNull();
  expect((await call(salon, "readSalonSettings", {}, owner)).membershipPrice).toBe(120);
});

test("a salon without a card provider sells no gift card and no package by card, and says what to do", async () => {
  const { body } = giftCardSamples.createGiftCardPayment();
  const gift = { body: { ...body, picture: "ribbon" as const } };
  expect(await refused(salon, "createGiftCardPayment", gift, guest)).toMatchObject(problem);
  const { service } = await freeVisit(salon);
  const terms = { sessions: 5, price: 20, months: 12 };
  const made = await call(salon, "createPackage", { body: { serviceId: service._id, ...terms } }, owner);
  const pack = { params: { id: made.insertedId }, body: { price: 20 } };
  expect(await refused(salon, "createPackagePayment", pack, guest)).toMatchObject(problem);
});

const atSalon = { kind: "at_salon" } as const;

test("without a card provider, a guest who may not yet pay at the salon is told to confirm an address", async () => {
  await updateSalon(salon.app.engine.write, { deposit: JSON.stringify(atSalon) });
  const visit = await freeVisit(salon);
  const order = { body: { ...orderOf(visit).body, pay: "deposit" as const } };
  expect(await refused(salon, "createPaymentIntent", order, guest)).toMatchObject({
    code: "not_set_up",
    detail: expect.stringContaining("Confirm your e-mail address"),
  });
  expect(await isOffered(salon, visit)).toBe(true);
  await updateSalon(salon.app.engine.write, { deposit: null });
});

test("without a card provider, a guest with two visits that are not paid yet is told why there is no third", async () => {
  await askFor(salon, owner, atSalon);
  const regular = await addPerson(salon, { verified: true });
  for (const _ of [1, 2]) await bookAtSalon(salon, regular, await freeVisit(salon));
  const order = { body: { ...orderOf(await freeVisit(salon)).body, pay: "deposit" as const } };
  expect(await refused(salon, "createPaymentIntent", order, regular)).toMatchObject({
    code: "not_set_up",
    detail: expect.stringContaining("Two of your coming visits are not paid yet"),
  });
  await askFor(salon, owner, null);
});

test("a salon without a card provider needs none once no booking asks for a card", async () => {
  const cards = async () => (await call(salon, "readSetup", {}, owner)).cards;
  const ask = (rules: object) =>
    updateSalon(salon.app.engine.write, { deposit_rules: JSON.stringify(rules) });
  expect(await cards()).toBe("none");
  await updateSalon(salon.app.engine.write, { deposit: JSON.stringify(atSalon) });
  expect(await cards()).toBe("at_salon");
  await ask({ above: null, newGuests: { kind: "full" }, members: null });
  expect(await cards()).toBe("none");
  await ask({ above: { cents: 100, ask: atSalon }, newGuests: null, members: null });
  expect(await cards()).toBe("at_salon");
  await updateSalon(salon.app.engine.write, { full_after_no_shows: 2 });
  expect(await cards()).toBe("none");
  await updateSalon(salon.app.engine.write, { full_after_no_shows: null });
  const { service } = await freeVisit(salon);
  const askFor = (deposit: string) =>
    salon.app.engine.write.updateTable("services").set({ deposit }).where("id", "=", service._id).execute();
  await askFor(JSON.stringify({ kind: "percent", percent: 20 }));
  expect(await cards()).toBe("none");
  await askFor(JSON.stringify(atSalon));
  expect(await cards()).toBe("at_salon");
});
