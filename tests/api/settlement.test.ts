import { afterAll, beforeAll, expect, test } from "vitest";
import type { Intent, PaymentProvider } from "#server/payments/port.ts";
import { ProviderUnavailable } from "#server/payments/port.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { expireHolds } from "#server/usecases/purchases/expire-holds.ts";
import { hearEvent } from "#server/usecases/purchases/hear-event.ts";
import { sendRefund } from "#server/usecases/purchases/send-refund.ts";
import { bookAhead } from "#tests/support/booked.ts";
import { exceptionsAbout, refundsOf } from "#tests/support/books.ts";
import { call } from "#tests/support/calls.ts";
import { pay } from "#tests/support/cards.ts";
import { hours, minutes } from "#tests/support/clock.ts";
import { brokenCells } from "#tests/support/diary.ts";
import { addPerson } from "#tests/support/people.ts";
import { sign, tell } from "#tests/support/provider.ts";
import { doRounds } from "#tests/support/rounds.ts";
import { openSalon, type TestSalon } from "#tests/support/salon.ts";
import { bookingsOf, freeHours, freeVisit, hold, serviceNamed } from "#tests/support/visits.ts";

let salon: TestSalon;

beforeAll(async () => {
  salon = await openSalon();
});

afterAll(() => salon.close());

test.each([
  ["in another currency", { currency: "eur" }],
  ["for another purchase", { purchaseId: "somebody-elses" }],
  ["of another amount", { amountCents: 599 }],
])("money that came %s books nothing, goes back and is told to the owner", async (_, changed) => {
  const guest = await addPerson(salon);
  const { clientSecret } = await hold(salon, guest, await freeVisit(salon));
  const { intentId } = await pay(salon, clientSecret);
  const app = withPayments({ readIntent: async (id) => changeIntent(id, changed) });
  const payload = JSON.stringify({
    id: "evt_changed",
    object: "event",
    type: "payment_intent.succeeded",
    data: { object: { id: intentId, object: "payment_intent" } },
  });
  expect(await hearEvent(app, payload, sign(salon, payload))).toMatchObject({ ok: true });
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

test("news that arrive late never take a payment back", async () => {
  const { guest, intentId } = await bookAhead(salon, 72);
  for (const type of ["payment_intent.created", "payment_intent.processing", "payment_intent.canceled"]) {
    expect(await tell(salon, intentId, type)).toBe(200);
  }
  expect(await paymentOf(intentId)).toMatchObject({ state: "succeeded" });
  expect(await bookingsOf(salon, guest)).toMatchObject([{ status: "pending" }]);
});

test("a refund whose answer was lost is adopted though the provider has forgotten its key", async () => {
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

test("holds that end while the provider is silent are closed side by side, not one after the other", async () => {
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
  await doRounds(salon);
  expect(await held().execute()).toEqual([]);
});

test("the provider is never called inside a transaction, the diary is whole, and nothing went wrong inside", async () => {
  const asked = salon.app.engine.transaction(() => salon.app.payments.readIntent("pi_1"));
  await expect(asked).rejects.toThrow(/Inside a transaction/);
  expect(await brokenCells(salon)).toEqual([]);
  expect(salon.bugs).toEqual([]);
});

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
