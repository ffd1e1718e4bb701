import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Intent, PaymentProvider } from "#server/payments/port.ts";
import { ProviderUnavailable } from "#server/payments/port.ts";
import { handleWebhookEvent } from "#server/usecases/books/handle-webhook-event.ts";
import { reconcileMoney } from "#server/usecases/books/reconcile-money.ts";
import { sendRefund } from "#server/usecases/books/send-refund.ts";
import { expireHolds } from "#server/usecases/checkout/expire-holds.ts";
import { settle } from "#server/usecases/checkout/settle.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { applyRefundState } from "#server/usecases/refunds/apply-refund-state.ts";
import { doBackgroundWork } from "#tests/support/background-work.ts";
import { bookAhead } from "#tests/support/booked.ts";
import { exceptionsAbout, refundsOf } from "#tests/support/books.ts";
import { call } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { hours, minutes } from "#tests/support/clock.ts";
import { givenSalon } from "#tests/support/given.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { atProvider, sign, tell } from "#tests/support/provider.ts";
import { until } from "#tests/support/until.ts";
import { bookingsOf, freeHours, freeVisit, hold, serviceNamed, type Visit } from "#tests/support/visits.ts";

const salon = givenSalon();

test.each([
  ["in another currency", { currency: "eur" }],
  ["for another purchase", { purchaseId: "somebody-elses" }],
  ["of another amount", { amountCents: 599 }],
])("money that came %s books nothing, is refunded and reported to the owner", async (_, changed) => {
  const guest = await addPerson(salon);
  const intentId = await payOtherwise(guest, await freeVisit(salon), changed);
  expect(await bookingsOf(salon, guest)).toEqual([]);
  const payment = await paymentOf(intentId);
  expect(await exceptionsAbout(salon, payment.id)).toEqual(["payment_mismatch"]);
  const refunds = await salon.app.engine.read
    .selectFrom("refunds")
    .select(["reason", "amount_cents"])
    .where("payment_id", "=", payment.id)
    .execute();
  expect(refunds).toEqual([
    { reason: "payment_mismatch", amount_cents: "amountCents" in changed ? 599 : 600 },
  ]);
});

test("visitors are notified of the hour that becomes free when its payment is refunded", async () => {
  const visit = await freeVisit(salon);
  const freed: number[] = [];
  const stop = salon.app.engine.subscribe((_topic, about) => {
    if (about && "from" in about) freed.push(about.from);
  });
  await payOtherwise(await addPerson(salon), visit, { currency: "eur" });
  stop();
  // Once as it was held, and once as it became free.
  expect(freed).toEqual([Date.parse(visit.startsAt), Date.parse(visit.startsAt)]);
});

/**
 * Holds a visit and pays for it, while the provider reports a payment that differs from what was asked.
 * @returns the intent
 */
async function payOtherwise(guest: Person, visit: Visit, changed: Partial<Intent>): Promise<string> {
  const { clientSecret } = await hold(salon, guest, visit);
  const { intentId } = await pay(salon, clientSecret);
  const app = withPayments({ readIntent: async (id) => changeIntent(id, changed) });
  const payload = JSON.stringify({
    id: `evt_${intentId}`,
    object: "event",
    created: Math.floor(salon.clock.now() / 1000),
    type: "payment_intent.succeeded",
    data: { object: { id: intentId, object: "payment_intent" } },
  });
  expect(await handleWebhookEvent(app, payload, sign(salon, payload))).toMatchObject({ ok: true });
  return intentId;
}

test("a full refund returned by the bank is not promised again by news of its payment", async () => {
  const intentId = await loseMoney();
  const payment = await paymentOf(intentId);
  const [refund] = await refundsInBooks(payment.id);
  const news = { id: `re_${payment.id}`, amountCents: 600, refundId: refund?.id ?? "", intentId };
  await salon.app.engine.transaction((tx) =>
    applyRefundState(salon.app, tx, payment, news.refundId, { ...news, state: "failed" }),
  );
  for (let times = 1; times <= 2; times++) expect(await tell(salon, intentId)).toBe(200);
  expect(await refundsInBooks(payment.id)).toEqual([{ id: news.refundId, state: "failed" }]);
  expect(await exceptionsAbout(salon, news.refundId)).toEqual(["failed_refund"]);
});

test("a partial refund in the dashboard does not stop the refund of the rest", async () => {
  const guest = await addPerson(salon);
  const { price } = await serviceNamed(salon, "Threading");
  const { clientSecret } = await call(salon, "createPaymentIntent", { body: { price } }, guest);
  const { intentId } = await pay(salon, clientSecret);
  await tell(salon, intentId);
  await atProvider(salon, "POST", "/refunds", { payment_intent: intentId, amount: "200" });
  await reconcileMoney(salon.app);
  const app = withPayments({ readIntent: async (id) => changeIntent(id, { currency: "eur" }) });
  expect(await settle(app, await paymentOf(intentId))).toMatchObject({ code: "payment_refunded" });
  await salon.drain();
  expect((await refundsOf(salon, intentId)).map(({ amount }) => amount).sort()).toEqual([200, 400]);
});

test("a visit booked by the webhook is announced, so that the desk sees it", async () => {
  const guest = await addPerson(salon);
  const { clientSecret } = await hold(salon, guest, await freeVisit(salon));
  const { intentId } = await pay(salon, clientSecret);
  const heard: string[] = [];
  const stop = salon.app.engine.subscribe((topic) => heard.push(topic));
  // Notifications on one connection arrive in the order in which they were sent.
  await salon.app.engine.announce("pages");
  await until("the notice of before", () => (heard.includes("pages") ? true : null));
  heard.length = 0;
  await tell(salon, intentId);
  await until("the notice of the visit", () => (heard.includes("availability") ? true : null));
  stop();
});

test("a violation of another key than an hour's is not a lost hour: it throws, and nothing is refunded", async () => {
  const { guest, visit } = await bookAhead(salon, 72);
  const other = await freeVisit(salon, visit.service.service_name);
  const { clientSecret } = await hold(salon, guest, other);
  const { intentId } = await pay(salon, clientSecret);
  const rule = await makeRule(guest.userId);
  const settling = settle(salon.app, await paymentOf(intentId));
  await expect(settling).rejects.toThrow(/unique/i);
  await rule.drop();
  const payment = await paymentOf(intentId);
  expect(await refundsInBooks(payment.id)).toEqual([]);
  expect(await settle(salon.app, payment)).toMatchObject({ ok: true });
});

test("late news never undo a payment", async () => {
  const { guest, intentId } = await bookAhead(salon, 72);
  for (const type of ["payment_intent.created", "payment_intent.processing", "payment_intent.canceled"]) {
    expect(await tell(salon, intentId, type)).toBe(200);
  }
  expect(await paymentOf(intentId)).toMatchObject({ state: "succeeded" });
  expect(await bookingsOf(salon, guest)).toMatchObject([{ status: "pending" }]);
});

test("a refund with a lost answer is adopted even if the provider has forgotten its key", async () => {
  const { id, guest, intentId } = await bookAhead(salon, 72);
  await call(salon, "cancelBooking", { params: { id }, body: {} }, guest);
  const { id: refundId } = await salon.app.engine.read
    .selectFrom("refunds")
    .select("id")
    .where("payment_id", "=", (await paymentOf(intentId)).id)
    .executeTakeFirstOrThrow();
  const app = withPayments({
    refund: async (order) => {
      await salon.app.payments.refund(order);
      throw new ProviderUnavailable("The answer was lost.");
    },
  });
  await expect(sendRefund(app, refundId)).rejects.toThrow(ProviderUnavailable);
  salon.clock.advance(hours(25));
  await sendRefund(salon.app, refundId);
  expect(await refundsOf(salon, intentId)).toHaveLength(1);
});

test("holds that end while the provider is silent are closed in parallel", async () => {
  const service = await serviceNamed(salon, "Threading");
  const starts = (await freeHours(salon, [service._id])).filter((_, index) => index % 4 === 0).slice(0, 6);
  for (const { startsAt } of starts) {
    await hold(salon, await addPerson(salon), { service, masterId: "any", startsAt });
  }
  salon.clock.advance(minutes(11));
  let waiting = 0;
  const several = Promise.withResolvers<void>();
  const app = withPayments({
    cancelIntent: async () => {
      waiting += 1;
      if (waiting === 5) several.resolve();
      await several.promise;
      throw new ProviderUnavailable("Nobody answers.");
    },
  });
  await expireHolds(app);
  const held = () =>
    salon.app.engine.read.selectFrom("holds").select("state").where("state", "=", "expiring");
  expect(await held().execute()).toHaveLength(6);
  await doBackgroundWork(salon);
  expect(await held().execute()).toEqual([]);
});

test("the provider is never called within a transaction", async () => {
  const asked = salon.app.engine.transaction(() => salon.app.payments.readIntent("pi_1"));
  await expect(asked).rejects.toThrow(/Inside a transaction/);
});

/** Pays in a currency other than the requested one. @returns the intent; its refund is promised */
async function loseMoney(): Promise<string> {
  const guest = await addPerson(salon);
  const { price } = await serviceNamed(salon, "Threading");
  const { clientSecret } = await call(salon, "createPaymentIntent", { body: { price } }, guest);
  const { intentId } = await pay(salon, clientSecret);
  const app = withPayments({ readIntent: async (id) => changeIntent(id, { currency: "eur" }) });
  await settle(app, await paymentOf(intentId));
  return intentId;
}

/** Adds a rule that the salon does not know: one visit per person at most. */
async function makeRule(userId: string): Promise<{ drop(): Promise<unknown> }> {
  const { write } = salon.app.engine;
  await sql`create unique index one_visit on bookings (user_id) where user_id = ${sql.lit(userId)}`.execute(
    write,
  );
  return { drop: () => sql`drop index one_visit`.execute(write) };
}

function refundsInBooks(paymentId: string) {
  const refunds = salon.app.engine.read.selectFrom("refunds").select(["id", "state"]);
  return refunds.where("payment_id", "=", paymentId).execute();
}

async function changeIntent(id: string, changed: Partial<Intent>): Promise<Intent | null> {
  const intent = await salon.app.payments.readIntent(id);
  return intent && { ...intent, ...changed };
}

function paymentOf(intentId: string) {
  const payments = salon.app.engine.read.selectFrom("payments").selectAll();
  return payments.where("intent_id", "=", intentId).executeTakeFirstOrThrow();
}

function withPayments(changed: Partial<PaymentProvider>): UseCases {
  return { ...salon.app, payments: { ...salon.app.payments, ...changed } };
}
