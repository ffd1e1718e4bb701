import { expect, onTestFinished, test } from "vitest";
import { wait } from "#tests/support/background-work.ts";
import { expectBooksBalance } from "#tests/support/books.ts";
import { call, refused } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { minutes } from "#tests/support/clock.ts";
import { askFor, holdInPart } from "#tests/support/deposits.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { addMember, endMembership } from "#tests/support/members.ts";
import { addOffer, holdWith, orderWith } from "#tests/support/offers.ts";
import { addPackage, buyPackage, orderByPackage } from "#tests/support/packages.ts";
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
const owner = givenOwner(salon);

test("a reloaded page shows the price of the held hour, even if the owner has raised it", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon, "Turmeric Glow Facial");
  const held = await hold(salon, guest, visit);
  const dearer = await reprice(visit, 43);
  expect(await quoteOf(guest, visit)).toMatchObject({ lines: [{ price: 38 }], subtotal: 38, total: 38 });
  for (const shown of [dearer, visit]) {
    const { purchaseId, clientSecret, total, quote } = await hold(salon, guest, shown);
    expect({ purchaseId, clientSecret, total }).toEqual({
      purchaseId: held.purchaseId,
      clientSecret: held.clientSecret,
      total: 38,
    });
    expect(quote).toMatchObject({ lines: [{ price: 38 }], subtotal: 38 });
  }
  const { intentId } = await pay(salon, held.clientSecret);
  await call(salon, "createBooking", bookingOf(guest, visit.service, intentId), guest);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ price: 38, items: [{ price: 38 }] }]);
  await expectBooksBalance(salon);
});

test("a code, and a switch between the deposit and everything, count from the held price", async () => {
  await askFor(salon, owner, { kind: "percent", percent: 50 });
  const guest = await addPerson(salon);
  const { code } = await addOffer(salon);
  const visit = await freeVisit(salon, "Turmeric Glow Facial");
  expect(await holdInPart(salon, guest, visit)).toMatchObject({ total: 38, dueNow: 19 });
  const dearer = await reprice(visit, 43);
  expect(await holdInPart(salon, guest, visit, "full")).toMatchObject({ total: 38, dueNow: 38 });
  expect(await holdInPart(salon, guest, dearer)).toMatchObject({ total: 38, dueNow: 19 });
  expect((await quoteOf(guest, visit, code)).total).toBe(34.2);
  const coded = await holdWith(salon, guest, code, dearer);
  expect(coded).toMatchObject({ total: 34.2, quote: { subtotal: 38, discount: 3.8 } });
  const { intentId } = await pay(salon, coded.clientSecret);
  await call(salon, "createBooking", bookingOf(guest, { ...visit.service, price: 34.2 }, intentId), guest);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ price: 34.2, items: [{ price: 38 }] }]);
  await askFor(salon, owner, null);
  await expectBooksBalance(salon);
});

test("without its code, a held hour costs the held price, and never more than was shown", async () => {
  const guest = await addPerson(salon);
  const { code } = await addOffer(salon);
  const visit = await freeVisit(salon, "Turmeric Glow Facial");
  await holdWith(salon, guest, code, visit);
  const dearer = await reprice(visit, 43);
  const shown = { ...visit, service: { ...visit.service, price: 34.2 } };
  expect((await refused(salon, "createPaymentIntent", orderOf(shown), guest)).code).toBe("price_mismatch");
  expect(await hold(salon, guest, dearer)).toMatchObject({ total: 38, quote: { discount: 0 } });
});

test("a service that becomes cheaper during its hold costs the lower price", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon, "Turmeric Glow Facial");
  await hold(salon, guest, visit);
  const cheaper = await reprice(visit, 30);
  expect((await quoteOf(guest, visit)).total).toBe(30);
  for (const shown of [visit, cheaper]) expect((await hold(salon, guest, shown)).total).toBe(30);
});

test("each service of a held visit keeps its own price", async () => {
  const guest = await addPerson(salon);
  const threading = await serviceNamed(salon, "Threading");
  const facial = await serviceNamed(salon, "Turmeric Glow Facial");
  const serviceIds: [string, string] = [threading._id, facial._id];
  const [hour] = await freeHours(salon, serviceIds);
  const order = (price: number) => ({
    body: { price, serviceIds, masterIds: hour?.masterIds ?? [], startsAt: hour?.startsAt ?? "" },
  });
  const held = await call(salon, "createPaymentIntent", order(44), guest);
  expect(held.total).toBe(44);
  await reprice({ service: threading }, 5);
  await reprice({ service: facial }, 43);
  expect(await call(salon, "createPaymentIntent", order(48), guest)).toMatchObject({
    total: 43,
    quote: { lines: [{ price: 5 }, { price: 38 }] },
  });
});

test("the held price is only for its guest, hour and services", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon, "Turmeric Glow Facial");
  await hold(salon, guest, visit);
  const dearer = await reprice(visit, 43);
  const other = await addPerson(salon);
  expect((await quoteOf(other, visit)).total).toBe(43);
  const [next] = (await freeHours(salon, [visit.service._id])).slice(-1);
  const elsewhere = { ...visit, masterId: "any", startsAt: next?.startsAt ?? "" };
  for (const person of [guest, other]) {
    const problem = await refused(salon, "createPaymentIntent", orderOf(elsewhere), person);
    expect(problem.code).toBe("price_mismatch");
  }
  const unplaced = { body: { price: 38, serviceIds: [visit.service._id] } };
  expect((await refused(salon, "createPaymentIntent", unplaced, guest)).code).toBe("price_mismatch");
  expect((await hold(salon, guest, { ...elsewhere, service: dearer.service })).total).toBe(43);
  expect((await refused(salon, "createPaymentIntent", orderOf(visit), guest)).code).toBe("price_mismatch");
});

test("the held price ends with its hold, and the page is notified", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon, "Turmeric Glow Facial");
  await hold(salon, guest, visit);
  const dearer = await reprice(visit, 43);
  salon.clock.advance(minutes(10));
  expect((await quoteOf(guest, visit)).total).toBe(43);
  const late = await refused(salon, "createPaymentIntent", orderOf(visit), guest);
  expect([late.code, late.detail]).toEqual([
    "price_mismatch",
    "The price is $43 now. If you agree, choose your hour again.",
  ]);
  expect((await hold(salon, guest, dearer)).total).toBe(43);
});

test("a guest who holds an hour again and again keeps its price for at most two holds", async () => {
  await askFor(salon, owner, { kind: "percent", percent: 50 });
  const guest = await addPerson(salon, { verified: true });
  const visit = await freeVisit(salon, "Turmeric Glow Facial");
  await holdInPart(salon, guest, visit);
  const dearer = await reprice(visit, 43);
  salon.clock.advance(minutes(9));
  expect((await holdInPart(salon, guest, visit, "full")).total).toBe(38);
  salon.clock.advance(minutes(9));
  expect((await holdInPart(salon, guest, visit)).total).toBe(38);
  salon.clock.advance(minutes(1.5));
  expect((await refused(salon, "createPaymentIntent", orderOf(visit), guest)).code).toBe("hold_limit");
  await wait(salon, minutes(1));
  await wait(salon, minutes(10));
  expect((await refused(salon, "createPaymentIntent", orderOf(visit), guest)).code).toBe("price_mismatch");
  expect((await hold(salon, guest, dearer)).total).toBe(43);
  await askFor(salon, owner, null);
});

test("a package session's value is not a price of its service", async () => {
  const guest = await addPerson(salon, { verified: true });
  const visit = await freeVisit(salon);
  const { id } = await buyPackage(salon, guest, await addPackage(salon, owner));
  const bySession = await call(salon, "createPaymentIntent", orderByPackage(visit, id), guest);
  expect(bySession.total).toBeLessThan(visit.service.price);
  expect((await hold(salon, guest, visit)).total).toBe(visit.service.price);
});

test("a quote keeps an expired membership's discount as long as the hold", async () => {
  const member = await addMember(salon);
  const visit = await freeVisit(salon, "Turmeric Glow Facial");
  await hold(salon, member, visit);
  await endMembership(salon, member);
  expect(await quoteOf(member, visit)).toMatchObject({ discountOf: { kind: "member" }, total: 28.5 });
  salon.clock.advance(minutes(10));
  expect(await quoteOf(member, visit)).toMatchObject({ discountOf: null, total: 38 });
});

test("an expired membership's discount on the held hour yields to a better code", async () => {
  const member = await addMember(salon);
  const half = await addOffer(salon, { off: { kind: "percent", percent: 50 } });
  const visit = await freeVisit(salon, "Turmeric Glow Facial");
  await hold(salon, member, visit);
  await endMembership(salon, member);
  await reprice(visit, 43);
  expect((await quoteOf(member, visit, half.code)).total).toBe(19);
  const coded = await call(salon, "createPaymentIntent", orderWith(half.code, visit), member);
  expect(coded.total).toBe(19);
});

/** Sets a service's price for the rest of a test. @returns the visit as a newly loaded page shows it */
async function reprice<Shown extends Pick<Visit, "service">>(shown: Shown, price: number): Promise<Shown> {
  const { _id, price: before } = shown.service;
  await setPrice(_id, price);
  onTestFinished(() => setPrice(_id, before));
  return { ...shown, service: { ...shown.service, price } };
}

async function setPrice(id: string, price: number): Promise<void> {
  const { write } = salon.app.engine;
  await write
    .updateTable("services")
    .set({ price_cents: price * 100 })
    .where("id", "=", id)
    .execute();
}

function quoteOf(guest: Person, { service }: Visit, code?: string) {
  return call(salon, "readQuote", { query: { service: service._id, ...(code && { code }) } }, guest);
}
