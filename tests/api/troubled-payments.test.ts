import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { enqueue } from "#server/database/outbox.ts";
import { drainOutbox } from "#server/jobs/outbox-worker.ts";
import type { PaymentProvider, ProviderRefund } from "#server/payments/port.ts";
import { handleWebhookEvent } from "#server/usecases/books/handle-webhook-event.ts";
import { sweepPayments } from "#server/usecases/books/sweep-payments.ts";
import { expireHolds } from "#server/usecases/checkout/expire-holds.ts";
import { preparePurchase } from "#server/usecases/checkout/prepare-purchase.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { anyWork } from "#tests/support/any-work.ts";
import { linesOfIntent, requestedRefunds } from "#tests/support/books.ts";
import { call, callLoosely } from "#tests/support/calls.ts";
import { idOf, pay } from "#tests/support/cards.ts";
import { hours, minutes } from "#tests/support/clock.ts";
import { givenSalon } from "#tests/support/given.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { allAtProvider, breakProvider, mendProvider, tell } from "#tests/support/provider.ts";
import {
  bookingOf,
  freeVisit,
  hold,
  isOffered,
  orderOf,
  payPriceAlone,
  serviceNamed,
} from "#tests/support/visits.ts";

const salon = givenSalon();

afterEach(() => mendProvider(salon));
test("an intent that the provider refuses to create leaves nobody stuck", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  await breakProvider(salon, { kind: "error", path: "POST /v1/payment_intents", when: "after" });
  expect((await callLoosely(salon, "createPaymentIntent", orderOf(visit), guest)).status).toBe(503);
  const prepared = await hold(salon, guest, visit);
  expect((await pay(salon, prepared.clientSecret)).status).toBe("succeeded");
});

test("a customer whose payment got no answer may choose another hour at once", async () => {
  const guest = await addPerson(salon);
  const first = await freeVisit(salon);
  await breakProvider(salon, { kind: "cut", path: "POST /v1/payment_intents", times: "4" });
  expect((await callLoosely(salon, "createPaymentIntent", orderOf(first), guest)).status).toBe(503);
  await mendProvider(salon);
  await hold(salon, guest, await freeVisit(salon));
  expect(await isOffered(salon, first)).toBe(true);
});

test("an order that was replaced in another tab can't be paid any more", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const buyer = { userId: guest.userId, email: guest.email, name: guest.name, phone: "" };
  const order = { price: visit.service.price, serviceIds: [visit.service._id] };
  const app = withPayments({
    async createIntent(asked) {
      await hold(salon, guest, visit);
      return await salon.app.payments.createIntent(asked);
    },
  });
  expect(await preparePurchase(app, buyer, order)).toMatchObject({ ok: false, code: "slot_taken" });
  await expectOneOpenPayment(guest);
});

test("a price-only payment is booked even if the provider fell silent during the booking", async () => {
  const guest = await addPerson(salon);
  const service = await serviceNamed(salon, "Threading");
  const { intentId } = await payPriceAlone(salon, guest, service);
  await tell(salon, intentId);
  await breakProvider(salon, { kind: "error", path: "GET /v1/payment_intents*", times: "8" });
  const answer = await callLoosely(salon, "createBooking", bookingOf(guest, service, intentId), guest);
  expect(answer.status).toBe(503);
  await mendProvider(salon);
  salon.clock.advance(minutes(16));
  await sweepPayments(salon.app);
  expect(await bookingsOf(guest)).toEqual([expect.objectContaining({ transactionId: intentId })]);
});

test("an intent that the provider has forgotten blocks neither its customer nor its hour", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { clientSecret } = await hold(salon, guest, visit);
  await salon.app.engine.write
    .updateTable("payments")
    .set({ intent_id: "pi_of_another_account" })
    .where("intent_id", "=", idOf(clientSecret))
    .execute();
  salon.clock.advance(minutes(11));
  await expireHolds(salon.app);
  expect(await isOffered(salon, visit)).toBe(true);
  await hold(salon, guest, visit);
});

test("one hold that can't be expired does not block the others", async () => {
  const [poisoned, other] = [await addPerson(salon), await addPerson(salon)];
  const bad = await hold(salon, poisoned, await freeVisit(salon));
  const visit = await freeVisit(salon);
  await hold(salon, other, visit);
  salon.clock.advance(minutes(11));
  const app = withPayments({
    async cancelIntent(id) {
      if (id === idOf(bad.clientSecret)) throw new Error("A bug.");
      return await salon.app.payments.cancelIntent(id);
    },
  });
  await expect(expireHolds(app)).rejects.toThrow();
  expect(await isOffered(salon, visit)).toBe(true);
});

test("one payment that can't be looked after does not keep another one from going back", async () => {
  const [poisoned, other] = [await addPerson(salon), await addPerson(salon)];
  const bad = await hold(salon, poisoned, await freeVisit(salon));
  const { intentId } = await payPriceAlone(salon, other, await serviceNamed(salon, "Threading"));
  await tell(salon, intentId);
  salon.clock.advance(minutes(16));
  const app = withPayments({
    async readIntent(id) {
      if (id === idOf(bad.clientSecret)) throw new Error("A bug.");
      return await salon.app.payments.readIntent(id);
    },
  });
  await expect(sweepPayments(app)).rejects.toThrow();
  expect(await requestedRefunds(salon, intentId)).toHaveLength(1);
});

test("the intent of a replaced purchase is cancelled within the hour", async () => {
  const guest = await addPerson(salon);
  const { clientSecret, purchaseId } = await hold(salon, guest, await freeVisit(salon));
  await salon.app.engine.write
    .updateTable("purchases")
    .set({ state: "released" })
    .where("id", "=", purchaseId)
    .execute();
  salon.clock.advance(hours(1));
  await sweepPayments(salon.app);
  expect((await pay(salon, clientSecret)).status).toBe("payment_intent_unexpected_state");
});

test("a refund whose request got an error reaches the customer once", async () => {
  const intentId = await payForNothing(await addPerson(salon));
  await breakProvider(salon, { kind: "error", path: "POST /v1/refunds", when: "before", times: "4" });
  await salon.drain();
  await mendProvider(salon);
  salon.clock.advance(minutes(1));
  await salon.drain();
  const refunds = await allAtProvider<{ id: string; payment_intent: string }>(salon, "/refunds");
  expect(refunds.filter((refund) => refund.payment_intent === intentId)).toHaveLength(1);
});

test("a refund returned by the bank is back in the account, and the owner is told", async () => {
  const guest = await addPerson(salon);
  const intentId = await payForNothing(guest);
  await salon.drain();
  const [refund] = await allAtProvider<{ id: string; payment_intent: string }>(salon, "/refunds");
  const sentBack: ProviderRefund = {
    id: refund?.id ?? "",
    amountCents: 0,
    state: "failed",
    refundId: null,
    intentId: null,
  };
  const app = withPayments({
    readEvent: async () => ({
      id: "evt",
      type: "refund.failed",
      createdAt: salon.clock.now(),
      intentId,
      refundId: sentBack.id,
      disputeId: null,
      warningId: null,
    }),
    readRefund: async () => sentBack,
  });
  for (let delivery = 1; delivery <= 2; delivery++) await handleWebhookEvent(app, "", "");
  const lines = await linesOfIntent(salon, intentId);
  expect(lines.map(({ cents }) => cents)).toEqual([600, -600, 600]);
  const told = salon.app.engine.read.selectFrom("exceptions").selectAll().where("kind", "=", "failed_refund");
  expect(await told.execute()).toHaveLength(1);
});

test("the owner is told of work that does not get done", async () => {
  const { app, clock } = salon;
  await salon.drain();
  await app.engine.transaction((tx) => enqueue(tx, anyWork("refund", "refund:troubled"), clock.now()));
  for (let attempt = 1; attempt <= 12; attempt++) {
    await drainOutbox(app, { refund: () => Promise.reject(new Error("No.")) });
    clock.advance(hours(1));
  }
  const told = await app.engine.read
    .selectFrom("exceptions")
    .select("subject_id")
    .where("kind", "=", "undone_work")
    .execute();
  expect(told).toEqual([{ subject_id: "refund:troubled" }]);
});

/** Pays a price without a booking, until its refund is due. */
async function payForNothing(guest: Person): Promise<string> {
  const { price } = await serviceNamed(salon, "Threading");
  const { clientSecret } = await call(salon, "createPaymentIntent", { body: { price } }, guest);
  const { intentId } = await pay(salon, clientSecret);
  await tell(salon, intentId);
  salon.clock.advance(minutes(16));
  await sweepPayments(salon.app);
  return intentId;
}

function withPayments(changed: Partial<PaymentProvider>): UseCases {
  return { ...salon.app, payments: { ...salon.app.payments, ...changed } };
}

function bookingsOf(guest: Person) {
  return call(salon, "listUserBookings", { params: { email: guest.email } }, guest);
}

async function expectOneOpenPayment(guest: Person): Promise<void> {
  const open = await sql<{ state: string }>`
    select purchases.state from payments join purchases on purchases.id = payments.purchase_id
    where purchases.user_id = ${guest.userId} and payments.state in ('creating', 'open', 'processing')
  `.execute(salon.app.engine.read);
  expect(open.rows).toEqual([{ state: "open" }]);
}
