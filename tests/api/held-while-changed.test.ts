import { expect, onTestFinished, test } from "vitest";
import { call } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { minutes } from "#tests/support/clock.ts";
import { phoneCall } from "#tests/support/desk.ts";
import { givenOwner, givenSalon, givenStaff } from "#tests/support/given.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import {
  bookingOf,
  bookingsOf,
  freeHours,
  freeVisit,
  hold,
  orderOf,
  serviceNamed,
  type Visit,
} from "#tests/support/visits.ts";

const salon = givenSalon();
const staff = givenStaff(salon);
const owner = givenOwner(salon);

/** Requests the held hour again, as a page does when its guest has typed another number. */
function askAgain(guest: Person, visit: Visit) {
  const { body } = orderOf(visit);
  return call(salon, "createPaymentIntent", { body: { ...body, number: "01700000099" } }, guest);
}

test("a held hour stays with its guest, even when it is too near to be chosen now", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { leadMinutes } = await call(salon, "readSalonSettings", {}, owner);
  salon.clock.advance(Date.parse(visit.startsAt) - minutes(leadMinutes + 4) - salon.clock.now());
  const held = await hold(salon, guest, visit);
  salon.clock.advance(minutes(6));
  const again = await askAgain(guest, visit);
  expect(again.purchaseId).toBe(held.purchaseId);
  const { intentId } = await pay(salon, again.clientSecret);
  await call(salon, "createBooking", bookingOf(guest, visit.service, intentId), guest);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ startsAt: visit.startsAt, status: "pending" }]);
});

test("a held visit keeps its length when its service gets longer, even if the time after it is taken", async () => {
  const guest = await addPerson(salon);
  const service = await serviceNamed(salon, "Neem Leaf Facial");
  const afternoon = (await freeHours(salon, [service._id])).find(({ startsAt }) =>
    startsAt.includes("T15:00"),
  );
  const visit = { service, masterId: afternoon?.masterIds[0] ?? "", startsAt: afternoon?.startsAt ?? "" };
  const held = await hold(salon, guest, visit);
  const behind = new Date(Date.parse(visit.startsAt) + minutes(service.minutes + 30)).toISOString();
  await call(salon, "createDeskBooking", phoneCall({ ...visit, startsAt: behind }), staff);
  const params = { id: service._id };
  await call(salon, "updateService", { params, body: { minutes: service.minutes + 60 } }, owner);
  expect((await askAgain(guest, visit)).purchaseId).toBe(held.purchaseId);
  const inFull = { body: { ...orderOf(visit).body, pay: "full" as const, number: "01700000098" } };
  const { clientSecret } = await call(salon, "createPaymentIntent", inFull, guest);
  const { intentId } = await pay(salon, clientSecret);
  await call(salon, "createBooking", bookingOf(guest, service, intentId), guest);
  const [booked] = await bookingsOf(salon, guest);
  expect(Date.parse(booked?.endsAt ?? "") - Date.parse(visit.startsAt)).toBe(minutes(service.minutes));
  await call(salon, "updateService", { params, body: { minutes: service.minutes } }, owner);
});

test("a held visit can be paid for, even if its service was removed from the list", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon, "Threading");
  const held = await hold(salon, guest, visit);
  const hide = (hidden: boolean) =>
    call(salon, "updateService", { params: { id: visit.service._id }, body: { hidden } }, owner);
  await hide(true);
  onTestFinished(async () => void (await hide(false)));
  expect((await askAgain(guest, visit)).purchaseId).toBe(held.purchaseId);
});

test("an hour with any master goes to another one when its master has left", async () => {
  const guest = await addPerson(salon);
  const service = await serviceNamed(salon, "Threading");
  const [one, other] = await Promise.all(service.masterIds.map((id) => freeHours(salon, [service._id], id)));
  const shared = one?.find(({ startsAt }) => other?.some((slot) => slot.startsAt === startsAt));
  const visit = { service, masterId: "any", startsAt: shared?.startsAt ?? "" };
  await hold(salon, guest, visit);
  const [first = ""] = await mastersHeld(guest);
  await call(salon, "retireMaster", { params: { id: first }, body: { worksHere: false } }, owner);
  await askAgain(guest, visit);
  const [second = ""] = await mastersHeld(guest);
  expect(second).not.toBe(first);
  expect(visit.service.masterIds).toContain(second);
});

async function mastersHeld(guest: Person): Promise<string[]> {
  return (await call(salon, "readHeldPurchase", {}, guest)).held?.masterIds ?? [];
}
