import { expect, test } from "vitest";
import { beginExpiry, findHoldOfPurchase } from "#server/database/holds.ts";
import { call } from "#tests/support/calls.ts";
import { givenSalon } from "#tests/support/given.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { freeHours, freeVisit, hold as holdVisit, serviceNamed, type Visit } from "#tests/support/visits.ts";

const salon = givenSalon();
test("a reloaded page finds the hour held for its guest, until it is released", async () => {
  const guest = await addPerson(salon);
  expect(await held(guest)).toBeNull();
  const { purchaseId, holdEndsAt, order, masterIds } = await hold(guest);
  expect(await held(guest)).toEqual({
    purchaseId,
    pay: "full",
    codes: [],
    serviceIds: order.serviceIds,
    masterIds,
    startsAt: order.startsAt,
    holdEndsAt,
    extended: false,
  });
  expect(await held(await addPerson(salon))).toBeNull();

  const again = await call(salon, "createPaymentIntent", { body: { ...order, masterIds } }, guest);
  expect(again.purchaseId).toBe(purchaseId);
  await call(salon, "extendPurchase", { params: { id: purchaseId } }, guest);
  expect((await held(guest))?.extended).toBe(true);
  await call(salon, "releasePurchase", { params: { id: purchaseId } }, guest);
  expect(await held(guest)).toBeNull();
});

test("an expired hold belongs to nobody", async () => {
  const guest = await addPerson(salon);
  await hold(guest);
  salon.clock.advance(10 * 60_000);
  expect(await held(guest)).toBeNull();
});

test("a round that listed a hold before its extension does not end it", async () => {
  const guest = await addPerson(salon);
  const { purchaseId, holdEndsAt } = await hold(guest);
  await call(salon, "extendPurchase", { params: { id: purchaseId } }, guest);
  const { read, write } = salon.app.engine;
  const { id = "", ends_at = 0 } = (await findHoldOfPurchase(read, purchaseId)) ?? {};
  expect(await beginExpiry(write, id, Date.parse(holdEndsAt ?? "") + 1_000)).toBe(false);
  expect((await held(guest))?.extended).toBe(true);
  expect(await beginExpiry(write, id, ends_at)).toBe(true);
  expect(await held(guest)).toBeNull();
});

test("a customer is offered the hour held for them, and none held for another", async () => {
  const [guest, other] = [await addPerson(salon), await addPerson(salon)];
  const [theirs, own] = [await keepFirst(other), await keepFirst(guest)];
  expect(await isOfferedTo(guest, own)).toBe(true);
  expect(await isOfferedTo(guest, theirs)).toBe(false);
  expect(await isOfferedTo(other, own)).toBe(false);
});

async function keepFirst(guest: Person): Promise<Visit> {
  const visit = await freeVisit(salon);
  await holdVisit(salon, guest, visit);
  return visit;
}

async function isOfferedTo(guest: Person, { service, masterId, startsAt }: Visit): Promise<boolean> {
  const [date = ""] = startsAt.split("T");
  const query = { service: [service._id], master: masterId, from: date, to: date };
  const { days } = await call(salon, "readAvailability", { query }, guest);
  return days.some(({ slots }) => slots.some((slot) => slot.startsAt === startsAt));
}

async function held(who: Person) {
  return (await call(salon, "readHeldPurchase", {}, who)).held;
}

async function hold(guest: Person) {
  const service = await serviceNamed(salon, "Threading");
  const [hour] = await freeHours(salon, [service._id]);
  const order = { price: service.price, serviceIds: [service._id], startsAt: hour?.startsAt ?? "" };
  const answer = await call(salon, "createPaymentIntent", { body: order }, guest);
  return { ...answer, order, masterIds: hour?.masterIds };
}
