import { expect, test } from "vitest";
import type { PaymentProvider } from "#server/payments/port.ts";
import { checkMoney } from "#server/usecases/books/check-money.ts";
import { reconcileMoney } from "#server/usecases/books/reconcile-money.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { doBackgroundWork } from "#tests/support/background-work.ts";
import { bookAhead } from "#tests/support/booked.ts";
import { expectBooksBalance, linesOfIntent, openExceptions, refundsOf } from "#tests/support/books.ts";
import { call, callLoosely } from "#tests/support/calls.ts";
import { idOf, pay } from "#tests/support/cards.ts";
import { minutes } from "#tests/support/clock.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { addPerson } from "#tests/support/people.ts";
import { atProvider, sign } from "#tests/support/provider.ts";
import { bookingsOf, freeVisit, hold, isOffered, serviceNamed } from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);

test("a refund in the provider's dashboard arrives by webhook, and appears in ledger and receipt", async () => {
  const { id, guest, intentId } = await bookAhead(salon, 72);
  const refund = await refundInDashboard(intentId, 250);
  await Promise.all([hear(refund, "created"), hear(refund, "updated"), hear(refund, "created")]);
  expect(await centsOf(intentId)).toEqual([600, -250]);
  const receipt = await call(salon, "readReceipt", { params: { id } }, guest);
  expect(receipt).toMatchObject({ total: 6, left: 3.5, refunds: [{ amount: 2.5, arrived: true }] });
  expect(await openExceptions(salon, owner)).toEqual([]);
  await expectBooksBalance(salon);
});

test("after such a refund a cancellation refunds only the rest", async () => {
  const { id, guest, intentId } = await bookAhead(salon, 72);
  await hear(await refundInDashboard(intentId, 250), "created");
  const cancelled = await call(salon, "cancelBooking", { params: { id }, body: {} }, guest);
  expect(cancelled).toMatchObject({ status: "cancelled", refund: 3.5 });
  await doBackgroundWork(salon);
  expect((await refundsOf(salon, intentId)).map(({ amount }) => amount).sort()).toEqual([250, 350]);
});

test("a refund, a payment or a dispute with a lost webhook is found within the hour", async () => {
  const { intentId } = await bookAhead(salon, 72);
  await refundInDashboard(intentId, 100);
  const paying = await addPerson(salon);
  const { clientSecret } = await hold(salon, paying, await freeVisit(salon));
  await pay(salon, clientSecret);
  const disputing = await addPerson(salon);
  const disputed = await hold(salon, disputing, await freeVisit(salon));
  await pay(salon, disputed.clientSecret, "4000000000000259");
  await reconcileMoney(salon.app);
  await reconcileMoney(salon.app);
  expect(await centsOf(intentId)).toEqual([600, -100]);
  expect(await bookingsOf(salon, paying)).toHaveLength(1);
  expect(await centsOf(idOf(disputed.clientSecret))).toEqual([600, -600]);
  expect(await openExceptions(salon, owner)).toMatchObject([{ kind: "dispute" }]);
  await noteAll();
  await expectBooksBalance(salon);
});

test("a visit fully refunded in the dashboard waits for the owner, who cancels it with one press", async () => {
  const { id, guest, visit, intentId } = await bookAhead(salon, 72);
  await hear(await refundInDashboard(intentId, 600), "created");
  const [told] = await openExceptions(salon, owner);
  expect(told).toMatchObject({
    kind: "booking_without_payment",
    action: "cancel_visit",
    about: { bookingId: id, transactionId: intentId, amount: 6 },
  });
  const presses = await Promise.all([1, 2].map(() => press(told?._id, "cancel_visit")));
  expect(presses.map(({ status }) => status).sort()).toEqual([200, 409]);
  await doBackgroundWork(salon);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ status: "cancelled" }]);
  expect(await isOffered(salon, visit)).toBe(true);
  expect(await refundsOf(salon, intentId)).toHaveLength(1);
  expect(await openExceptions(salon, owner)).toEqual([]);
});

test("a visit that somebody else cancels in the meantime no longer needs the owner", async () => {
  const { id, guest, intentId } = await bookAhead(salon, 72);
  await hear(await refundInDashboard(intentId, 600), "created");
  await call(salon, "cancelBooking", { params: { id }, body: {} }, guest);
  expect(await openExceptions(salon, owner)).toHaveLength(1);
  await reconcileMoney(salon.app);
  expect(await openExceptions(salon, owner)).toEqual([]);
});

test("a visit whose payment the provider does not know is reported to the owner", async () => {
  const { id } = await bookAhead(salon, 72);
  salon.clock.advance(minutes(31));
  async function* nothing() {}
  await reconcileMoney(withPayments({ listSightings: nothing }));
  expect(await openExceptions(salon, owner)).toEqual([]);
  await reconcileMoney(withPayments({ listSightings: nothing, readIntent: async () => null }));
  const told = await openExceptions(salon, owner);
  expect(told.map(({ kind, about }) => [kind, about.bookingId])).toContainEqual([
    "booking_without_payment",
    id,
  ]);
  await noteAll();
});

test("money without a visit is reported to the owner, who can refund it when nothing else helps", async () => {
  const { guest, intentId } = await paidForNothing();
  const [told] = await openExceptions(salon, owner);
  expect(told).toMatchObject({
    kind: "paid_without_booking",
    action: "settle_or_refund",
    about: { transactionId: intentId, amount: 6 },
  });
  const presses = await Promise.all([1, 2].map(() => press(told?._id, "settle_or_refund")));
  expect(presses.map(({ status }) => status).sort()).toEqual([200, 409]);
  await doBackgroundWork(salon);
  expect(await refundsOf(salon, intentId)).toMatchObject([{ amount: 600, status: "succeeded" }]);
  expect(await bookingsOf(salon, guest)).toEqual([]);
});

test("money that was resolved in the meantime no longer needs the owner", async () => {
  const { intentId } = await paidForNothing();
  await doBackgroundWork(salon);
  await reconcileMoney(salon.app);
  expect(await openExceptions(salon, owner)).toEqual([]);
  expect(await refundsOf(salon, intentId)).toHaveLength(1);
});

test("a refund that the dashboard already made is silently dropped", async () => {
  const { id, guest, intentId } = await bookAhead(salon, 72);
  await call(salon, "cancelBooking", { params: { id }, body: {} }, guest);
  await refundInDashboard(intentId, 600);
  await doBackgroundWork(salon);
  expect(await centsOf(intentId)).toEqual([600, -600]);
  expect(await openExceptions(salon, owner)).toEqual([]);
  await expectBooksBalance(salon);
});

test("a refund that exceeds the rest is reduced to it, and needs nobody", async () => {
  const { id, guest, intentId } = await bookAhead(salon, 72);
  await call(salon, "cancelBooking", { params: { id }, body: {} }, guest);
  await refundInDashboard(intentId, 200);
  await doBackgroundWork(salon);
  expect(await openExceptions(salon, owner)).toEqual([]);
  expect(await centsOf(intentId)).toEqual([600, -200, -400]);
});

test("money that did not come through the site is reported, and is not in the books", async () => {
  const { id: intentId } = await atProvider<{ id: string }>(salon, "POST", "/payment_intents", {
    amount: "900",
    currency: "usd",
    payment_method: "pm_card_visa",
    confirm: "true",
    "allowed_payment_method_types[]": "card",
  });
  await reconcileMoney(salon.app);
  expect(await openExceptions(salon, owner)).toMatchObject([
    { kind: "foreign_intent", about: { transactionId: intentId } },
  ]);
  const { foreign, differences } = await checkMoney(salon.app);
  expect([foreign, differences]).toEqual([1, []]);
  expect(await refundsOf(salon, intentId)).toEqual([]);
});

interface DashboardRefund {
  id: string;
  payment_intent: string;
}

function refundInDashboard(intentId: string, cents: number): Promise<DashboardRefund> {
  return atProvider(salon, "POST", "/refunds", { payment_intent: intentId, amount: String(cents) });
}

async function hear({ id, payment_intent }: DashboardRefund, what: string): Promise<void> {
  const payload = JSON.stringify({
    id: `evt_${id}_${what}`,
    object: "event",
    created: Math.floor(salon.clock.now() / 1000),
    type: `refund.${what}`,
    data: { object: { id, payment_intent, object: "refund" } },
  });
  const headers = { "content-type": "application/json", "stripe-signature": sign(salon, payload) };
  const answer = await salon.server.inject({ method: "POST", url: "/api/webhooks/stripe", headers, payload });
  expect(answer.statusCode).toBe(200);
}

/** A payment from more than half an hour ago that led to no booking. */
async function paidForNothing() {
  const guest = await addPerson(salon);
  const { price } = await serviceNamed(salon, "Threading");
  const { clientSecret } = await call(salon, "createPaymentIntent", { body: { price } }, guest);
  const { intentId } = await pay(salon, clientSecret);
  await reconcileMoney(salon.app);
  salon.clock.advance(minutes(31));
  await reconcileMoney(salon.app);
  return { guest, intentId };
}

async function centsOf(intentId: string): Promise<number[]> {
  return (await linesOfIntent(salon, intentId)).map(({ cents }) => cents);
}

function press(id: string | undefined, action: string) {
  return callLoosely(salon, "resolveException", { params: { id: id ?? "" }, body: { action } }, owner);
}

async function noteAll(): Promise<void> {
  for (const { _id } of await openExceptions(salon, owner)) await press(_id, "note");
}

function withPayments(changed: Partial<PaymentProvider>): UseCases {
  return { ...salon.app, payments: { ...salon.app.payments, ...changed } };
}
