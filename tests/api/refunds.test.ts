import { expect, test } from "vitest";
import { updatePurchase } from "#server/database/purchases.ts";
import { doBackgroundWork, wait } from "#tests/support/background-work.ts";
import { compareBooks, refundsOf } from "#tests/support/books.ts";
import { call, refused } from "#tests/support/calls.ts";
import { idOf, pay } from "#tests/support/cards.ts";
import { hours, minutes } from "#tests/support/clock.ts";
import { givenSalon } from "#tests/support/given.ts";
import { loseHour } from "#tests/support/lost-hours.ts";
import { addPerson } from "#tests/support/people.ts";
import { statusAtProvider, tell } from "#tests/support/provider.ts";
import {
  book,
  bookingOf,
  bookingsOf,
  freeVisit,
  hold,
  isOffered,
  serviceNamed,
} from "#tests/support/visits.ts";

const salon = givenSalon();

test("a payment for a lost hour is refunded in full, once, with an apology and other hours", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { clientSecret, purchaseId } = await hold(salon, guest, visit);
  const { intentId } = await pay(salon, clientSecret);
  await loseHold(purchaseId);
  const faster = await addPerson(salon);
  await book(salon, faster, visit);

  const sent = bookingOf(guest, visit.service, intentId);
  const problem = await refused(salon, "createBooking", sent, guest);
  expect(problem.code).toBe("payment_refunded");
  expect(problem.alternatives).toHaveLength(3);
  expect(problem.alternatives?.map(({ startsAt }) => startsAt)).not.toContain(visit.startsAt);
  await Promise.all([tell(salon, intentId), tell(salon, intentId), doBackgroundWork(salon)]);
  await doBackgroundWork(salon);
  expect(await refundsOf(salon, intentId)).toMatchObject([{ amount: 600, status: "succeeded" }]);
  expect((await refused(salon, "createBooking", sent, guest)).code).toBe("payment_refunded");
  expect(await bookingsOf(salon, guest)).toEqual([]);
  const mails = (await salon.mails()).filter((mail) => mail.includes(`To: ${guest.email}`));
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain("Subject: We are sorry");
  expect(mails[0]).toContain("These hours were free a moment ago");
});

test("a payment for a released hour that is still free becomes the visit", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { clientSecret, purchaseId } = await hold(salon, guest, visit);
  const { intentId } = await pay(salon, clientSecret);
  await loseHold(purchaseId);
  await tell(salon, intentId);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ startsAt: visit.startsAt }]);
});

test("a second payment for one purchase is refunded, and the first one stays", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const first = await hold(salon, guest, visit);
  await salon.app.engine.write
    .updateTable("payments")
    .set({ state: "cancelled" })
    .where("intent_id", "=", idOf(first.clientSecret))
    .execute();
  const second = await hold(salon, guest, visit);
  expect(second.purchaseId).toBe(first.purchaseId);
  expect(second.clientSecret).not.toBe(first.clientSecret);
  const paid = await pay(salon, second.clientSecret);
  await pay(salon, first.clientSecret);
  await call(salon, "createBooking", bookingOf(guest, visit.service, paid.intentId), guest);
  await Promise.all([tell(salon, idOf(first.clientSecret)), tell(salon, idOf(first.clientSecret))]);
  await doBackgroundWork(salon);
  expect(await refundsOf(salon, idOf(first.clientSecret))).toMatchObject([{ amount: 600 }]);
  expect(await refundsOf(salon, paid.intentId)).toEqual([]);
  expect(await bookingsOf(salon, guest)).toHaveLength(1);
});

test("a price-only payment that is never booked is refunded after a quarter of an hour", async () => {
  const guest = await addPerson(salon);
  const service = await serviceNamed(salon, "Threading");
  const body = { price: service.price };
  const { clientSecret } = await call(salon, "createPaymentIntent", { body }, guest);
  const { intentId } = await pay(salon, clientSecret);
  await tell(salon, intentId);
  await wait(salon, minutes(15) - 1);
  expect(await refundsOf(salon, intentId)).toEqual([]);
  await wait(salon, 1);
  expect(await refundsOf(salon, intentId)).toMatchObject([{ amount: 600 }]);
  const late = await refused(salon, "createBooking", bookingOf(guest, service, intentId), guest);
  expect(late.code).toBe("payment_refunded");
});

test("such a payment is also refunded when no webhook ever came", async () => {
  const guest = await addPerson(salon);
  const service = await serviceNamed(salon, "Threading");
  const body = { price: service.price };
  const { clientSecret } = await call(salon, "createPaymentIntent", { body }, guest);
  const { intentId } = await pay(salon, clientSecret);
  for (let round = 0; round < 4; round++) await wait(salon, minutes(6));
  expect(await refundsOf(salon, intentId)).toMatchObject([{ amount: 600 }]);
});

test("an unpaid intent is cancelled after an hour", async () => {
  const guest = await addPerson(salon);
  const service = await serviceNamed(salon, "Threading");
  const body = { price: service.price };
  const { clientSecret } = await call(salon, "createPaymentIntent", { body }, guest);
  await wait(salon, hours(1) - 1);
  expect(await statusAtProvider(salon, idOf(clientSecret))).toBe("requires_payment_method");
  await wait(salon, 1);
  expect(await statusAtProvider(salon, idOf(clientSecret))).toBe("canceled");
  const again = await call(salon, "createPaymentIntent", { body }, guest);
  expect(again.clientSecret).not.toBe(clientSecret);
});

test("an expired hold frees its hour, and can't be paid any more", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { clientSecret } = await hold(salon, guest, visit);
  await wait(salon, minutes(10) - 1);
  expect(await isOffered(salon, visit)).toBe(false);
  await wait(salon, 1);
  expect(await isOffered(salon, visit)).toBe(true);
  expect(await statusAtProvider(salon, idOf(clientSecret))).toBe("canceled");
  const late = await pay(salon, clientSecret);
  expect(late.status).toBe("payment_intent_unexpected_state");
  const sent = bookingOf(guest, visit.service, late.intentId);
  expect((await refused(salon, "createBooking", sent, guest)).code).toBe("payment_not_succeeded");
});

test("a hold paid in its last second becomes its visit", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { clientSecret } = await hold(salon, guest, visit);
  await pay(salon, clientSecret);
  await wait(salon, minutes(11));
  expect(await bookingsOf(salon, guest)).toMatchObject([{ startsAt: visit.startsAt }]);
  expect(await isOffered(salon, visit)).toBe(false);
});

test("all rounds at once on several servers do each thing once", async () => {
  const guests = await Promise.all(Array.from({ length: 6 }, () => addPerson(salon)));
  const purchases: string[] = [];
  for (const [index, guest] of guests.entries()) {
    const { clientSecret, purchaseId } = await hold(salon, guest, await freeVisit(salon));
    purchases.push(purchaseId);
    if (index % 2 === 1) await pay(salon, clientSecret);
  }
  // The hold is lost last. Otherwise another guest would be offered the hour and hold it.
  await loseHold(purchases[1] ?? "");
  salon.clock.advance(minutes(11));
  await Promise.all(Array.from({ length: 8 }, () => doBackgroundWork(salon)));
  await doBackgroundWork(salon);
  const booked = await Promise.all(guests.map((guest) => bookingsOf(salon, guest)));
  expect(booked.map((own) => own.length)).toEqual([0, 1, 0, 1, 0, 1]);
});

test("the ledger matches the provider", async () => {
  const { ledger, provider } = await compareBooks(salon);
  expect(ledger).toBe(provider);
});

/** As after restoring a backup or repairing a database: a paid intent without its hold. */
async function loseHold(purchaseId: string): Promise<void> {
  await loseHour(salon, purchaseId);
  await updatePurchase(salon.app.engine.write, purchaseId, { state: "released" });
}
