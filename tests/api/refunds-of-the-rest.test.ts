import { expect, test } from "vitest";
import { type PaymentProvider, RefundImpossible } from "#server/payments/port.ts";
import { reconcileMoney } from "#server/usecases/books/reconcile-money.ts";
import { sendRefund } from "#server/usecases/books/send-refund.ts";
import { sweepPayments } from "#server/usecases/books/sweep-payments.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { doBackgroundWork } from "#tests/support/background-work.ts";
import { bookAhead } from "#tests/support/booked.ts";
import { expectBooksBalance, openExceptions, refundsOf, requestedRefunds } from "#tests/support/books.ts";
import { call } from "#tests/support/calls.ts";
import { idOf, pay } from "#tests/support/cards.ts";
import { days, minutes } from "#tests/support/clock.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { join } from "#tests/support/members.ts";
import { addPerson } from "#tests/support/people.ts";
import { answerDispute, atProvider, tell } from "#tests/support/provider.ts";
import { serviceNamed } from "#tests/support/visits.ts";

const disputedCard = "4000000000000259";

const salon = givenSalon();
const owner = givenOwner(salon);

test("unclaimed money is refunded in full, even if the dashboard refunds a part first", async () => {
  const intentId = await payForNothing();
  await refundInDashboard(intentId, 250);
  await salon.drain();
  expect(await returned(intentId)).toEqual([250, 350]);
  expect(await openAbout(intentId)).toEqual([]);
});

test("a part refunded between two tries is deducted as well", async () => {
  const intentId = await payForNothing();
  const gifts = [100, 50];
  const app = withPayments({
    refund: async (order) => {
      const cents = gifts.shift();
      if (cents) await refundInDashboard(intentId, cents);
      return await salon.app.payments.refund(order);
    },
  });
  for (let tries = 1; tries <= 3; tries++) {
    for (const refundId of await requestedRefunds(salon, intentId)) await sendRefund(app, refundId);
  }
  expect(await returned(intentId)).toEqual([50, 100, 450]);
  expect(await openAbout(intentId)).toEqual([]);
});

test("after two partial refunds in the dashboard a cancellation refunds the rest of its share", async () => {
  const { id, guest, intentId } = await bookAhead(salon, 30);
  salon.clock.advance(minutes(16));
  const { refund } = await call(salon, "cancelBooking", { params: { id }, body: {} }, guest);
  expect(refund).toBe(3);
  await Promise.all([refundInDashboard(intentId, 200), refundInDashboard(intentId, 150)]);
  await salon.drain();
  expect(await returned(intentId)).toEqual([150, 200, 250]);
  expect(await openAbout(intentId)).toEqual([]);
});

test("a partial refund that fits beside a cancellation's share does not reduce it", async () => {
  const { id, guest, intentId } = await bookAhead(salon, 30);
  salon.clock.advance(minutes(16));
  await call(salon, "cancelBooking", { params: { id }, body: {} }, guest);
  await refundInDashboard(intentId, 100);
  await salon.drain();
  expect(await returned(intentId)).toEqual([100, 300]);
});

test("a gift from the dashboard and a cancellation at once refund everything, and no more than was paid", async () => {
  const { id, intentId } = await bookAhead(salon, 72);
  const cancelling = call(salon, "cancelBooking", { params: { id }, body: { by: "salon" } }, owner);
  await Promise.all([refundInDashboard(intentId, 200), cancelling]);
  await doBackgroundWork(salon);
  expect(await returned(intentId)).toEqual([200, 400]);
  expect(await openAbout(intentId)).toEqual([]);
});

test("ending a membership refunds what a gift has left of its price", async () => {
  const member = await addPerson(salon);
  const { paid } = await join(salon, member);
  await call(salon, "refundMembership", { params: { id: member.userId }, body: {} }, owner);
  await refundInDashboard(paid.intentId, 2000);
  await salon.drain();
  expect(await returned(paid.intentId)).toEqual([2000, 10_000]);
  expect(await openAbout(paid.intentId)).toEqual([]);
});

test("a refund waits while a bank holds the money, and goes to the customer when the salon wins", async () => {
  const intentId = await payForNothing(disputedCard);
  await salon.drain();
  expect(await returned(intentId)).toEqual([]);
  expect(await openAbout(intentId)).toEqual(["dispute"]);
  await answerDispute(salon, intentId, "winning_evidence");
  await reconcileMoney(salon.app);
  await salon.drain();
  expect(await returned(intentId)).toEqual([600]);
  expect(await openAbout(intentId)).toEqual(["dispute"]);
});

test("a refund refused just before the salon won is sent again, and nobody is asked", async () => {
  const intentId = await payForNothing(disputedCard);
  const app = withPayments({
    listDisputes: async (intent) => {
      await answerDispute(salon, intentId, "winning_evidence");
      return await salon.app.payments.listDisputes(intent);
    },
  });
  for (const refundId of await requestedRefunds(salon, intentId)) await sendRefund(app, refundId);
  expect(await returned(intentId)).toEqual([600]);
  expect(await openAbout(intentId)).toEqual(["dispute"]);
});

test("when the bank gives the money to the customer, the waiting refund is over", async () => {
  const intentId = await payForNothing(disputedCard);
  await salon.drain();
  await answerDispute(salon, intentId, "losing_evidence");
  await reconcileMoney(salon.app);
  await salon.drain();
  expect(await returned(intentId)).toEqual([]);
  expect(await requestedRefunds(salon, intentId)).toEqual([]);
  expect(await openAbout(intentId)).toEqual(["dispute"]);
});

test("a full refund of money held by a bank is made once the salon has won", async () => {
  const intentId = await payForNothing(disputedCard, reconcileBeforehand);
  await salon.drain();
  await answerDispute(salon, intentId, "winning_evidence");
  await reconcileMoney(salon.app);
  await salon.drain();
  expect(await returned(intentId)).toEqual([600]);
});

test("a decided dispute releases the refund within a day, even if its news were lost", async () => {
  const intentId = await payForNothing(disputedCard);
  await salon.drain();
  await answerDispute(salon, intentId, "winning_evidence");
  salon.clock.advance(days(1));
  await doBackgroundWork(salon);
  expect(await returned(intentId)).toEqual([600]);
});

test("a dispute is followed to its end however long it takes, even without news", async () => {
  const intentId = await payForNothing(disputedCard, reconcileBeforehand);
  await salon.drain();
  salon.clock.advance(days(30));
  await answerDispute(salon, intentId, "winning_evidence");
  await reconcileMoney(salon.app);
  await salon.drain();
  expect(await returned(intentId)).toEqual([600]);
});

test("only refunds that the provider permanently refuses wait for the owner", async () => {
  const intentId = await payForNothing();
  const app = withPayments({
    refund: async () => {
      throw new RefundImpossible("too_much");
    },
  });
  for (const refundId of await requestedRefunds(salon, intentId)) await sendRefund(app, refundId);
  expect(await openAbout(intentId)).toEqual(["failed_refund"]);
  await sweepPayments(salon.app);
  await salon.drain();
  expect(await returned(intentId)).toEqual([]);
  const told = (await openExceptions(salon, owner)).find(({ kind }) => kind === "failed_refund");
  const body = { action: "retry_refund" as const };
  await call(salon, "resolveException", { params: { id: told?._id ?? "" }, body }, owner);
  await salon.drain();
  expect(await returned(intentId)).toEqual([600]);
});

test("the ledger matches the provider", async () => {
  await reconcileMoney(salon.app);
  await expectBooksBalance(salon);
});

/** Pays a price without a booking, until its refund is promised but not sent. */
async function payForNothing(card?: string, beforehand = async () => {}): Promise<string> {
  const guest = await addPerson(salon);
  const { price } = await serviceNamed(salon, "Threading");
  const { clientSecret } = await call(salon, "createPaymentIntent", { body: { price } }, guest);
  const { intentId } = await pay(salon, clientSecret, card);
  await tell(salon, idOf(clientSecret));
  await beforehand();
  salon.clock.advance(minutes(16));
  await sweepPayments(salon.app);
  return intentId;
}

function reconcileBeforehand(): Promise<void> {
  return reconcileMoney(salon.app);
}

function refundInDashboard(intentId: string, cents: number) {
  return atProvider(salon, "POST", "/refunds", { payment_intent: intentId, amount: String(cents) });
}

/** What the provider has refunded of a payment, smallest part first, in cents. */
async function returned(intentId: string): Promise<number[]> {
  return (await refundsOf(salon, intentId)).map(({ amount }) => amount).sort((one, other) => one - other);
}

/** The kinds of what waits for the owner about a payment. */
async function openAbout(intentId: string): Promise<string[]> {
  const open = await openExceptions(salon, owner);
  return open.filter(({ about }) => about.transactionId === intentId).map(({ kind }) => kind);
}

function withPayments(changed: Partial<PaymentProvider>): UseCases {
  return { ...salon.app, payments: { ...salon.app.payments, ...changed } };
}
