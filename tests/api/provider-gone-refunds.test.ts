import { expect, test } from "vitest";
import { ProviderUnavailable } from "#server/payments/port.ts";
import { reconcileMoney } from "#server/usecases/books/reconcile-money.ts";
import { bookAhead } from "#tests/support/booked.ts";
import { expectBooksBalance, linesOfIntent, openExceptions, refundsOf } from "#tests/support/books.ts";
import { call, callLoosely, refused } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { bookedCut, payChange } from "#tests/support/changes.ts";
import { hours, minutes } from "#tests/support/clock.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { removeKeys } from "#tests/support/keys-gone.ts";
import { loseHour } from "#tests/support/lost-hours.ts";
import { readMails } from "#tests/support/mails.ts";
import { addPerson } from "#tests/support/people.ts";
import {
  book,
  bookingOf,
  bookingsOf,
  freeVisit,
  hold,
  payPriceAlone,
  serviceNamed,
} from "#tests/support/visits.ts";

/** A salon whose keys were removed while a refund was on its way. */
const salon = givenSalon();
const owner = givenOwner(salon);
const sixInCash = { amount: 6, method: "cash" };

/** A refund that reached the card, but its answer was lost, and then the keys went. */
async function lostRefund() {
  const { guest, id, intentId } = await bookAhead(salon, 72);
  const { payments } = salon.app;
  salon.app.payments = {
    ...payments,
    refund: async (order) => {
      await payments.refund(order);
      throw new ProviderUnavailable("The answer was lost.");
    },
  };
  await call(salon, "cancelBooking", { params: { id }, body: {} }, guest);
  await salon.drain();
  salon.app.payments = payments;
  const putBack = removeKeys(salon);
  for (let tries = 2; tries <= 12; tries++) {
    salon.clock.advance(hours(1));
    await salon.drain();
  }
  const open = async () =>
    (await openExceptions(salon, owner)).filter(({ about }) => about.transactionId === intentId);
  const press = async (body: object) => {
    const [waiting] = await open();
    return await callLoosely(salon, "resolveException", { params: { id: waiting?._id ?? "" }, body }, owner);
  };
  return { guest, id, intentId, putBack, open, press };
}

test("a refund that may have reached the card is not handed back as well, and is settled once the keys are back", async () => {
  const { intentId, putBack, open, press } = await lostRefund();
  expect(await open()).toMatchObject([{ kind: "undone_work", action: "fail_refund" }]);
  for (const body of [
    { action: "retry_refund" as const },
    { action: "hand_back" as const, handedBack: sixInCash },
  ])
    expect((await press(body)).body).toMatchObject({ code: "wrong_state" });
  putBack();
  salon.clock.advance(hours(1));
  await expectBooksBalance(salon);
  expect(await open()).toEqual([]);
  expect(await refundsOf(salon, intentId)).toHaveLength(1);
});

test("a refund of which the owner says that the card did not get it is handed back, and the books tell if it did", async () => {
  const { guest, id, intentId, putBack, open, press } = await lostRefund();
  await press({ action: "fail_refund" });
  expect(await open()).toMatchObject([{ kind: "failed_refund", handBack: 6 }]);
  await press({ action: "hand_back", handedBack: sixInCash });
  expect(await open()).toEqual([]);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ returned: { atSalon: 6 } }]);
  putBack();
  salon.clock.advance(hours(1));
  await reconcileMoney(salon.app);
  await expectBooksBalance(salon);
  expect(await linesOfIntent(salon, intentId)).toEqual([
    { kind: "charge", cents: 600 },
    { kind: "pay_at_salon", cents: -600 },
    { kind: "refund", cents: -600 },
  ]);
  expect((await call(salon, "readReceipt", { params: { id } }, guest)).left).toBe(0);
});

test("when the card provider is gone, money without a visit goes back at the salon, since it can't be booked any more", async () => {
  const guest = await addPerson(salon);
  const { intentId } = await payPriceAlone(salon, guest, await serviceNamed(salon, "Threading"));
  await reconcileMoney(salon.app);
  salon.clock.advance(minutes(31));
  await reconcileMoney(salon.app);
  removeKeys(salon);
  const open = async () =>
    (await openExceptions(salon, owner)).filter(({ about }) => about.transactionId === intentId);
  const params = { id: (await open())[0]?._id ?? "" };
  await call(salon, "resolveException", { params, body: { action: "settle_or_refund" } }, owner);
  await salon.drain();
  expect(await open()).toMatchObject([{ kind: "failed_refund", handBack: 6 }]);
  const [mail] = await readMails(salon, guest.email, "money_back.");
  expect(mail?.text).toContain("handed back to you at the salon.");
});

test("when the card provider is gone, a guest who lost the hour is told that the money is handed back at the salon", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { clientSecret, purchaseId } = await hold(salon, guest, visit);
  const { intentId } = await pay(salon, clientSecret);
  await loseHour(salon, purchaseId);
  await book(salon, await addPerson(salon), visit);
  await refused(salon, "createBooking", bookingOf(guest, visit.service, intentId), guest);
  removeKeys(salon);
  await salon.drain();
  const [mail] = await readMails(salon, guest.email, "hour_lost");
  expect(mail?.text).toContain("All of $6 is handed back to you at the salon.");
  expect(mail?.text).not.toContain("card");
});

test("when the card provider is gone, a change that came too late is told to be handed back at the salon", async () => {
  const { guest, id, params, both } = await bookedCut(salon, owner);
  const { intentId } = await payChange(salon, id, both, guest);
  await call(salon, "cancelBooking", { params, body: {} }, guest);
  await refused(salon, "payForChange", { params, body: { transactionId: intentId } }, guest);
  removeKeys(salon);
  await salon.drain();
  const [mail] = await readMails(salon, guest.email, "change_lost");
  expect(mail?.text).toContain("All of $6 is handed back to you at the salon.");
  expect(mail?.text).not.toContain("card");
});
