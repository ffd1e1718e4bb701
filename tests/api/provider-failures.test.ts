import { afterEach, expect, test, vi } from "vitest";
import { findHoldOfPurchase } from "#server/database/holds.ts";
import { findPaymentByIntent } from "#server/database/payments.ts";
import { doBackgroundWork, wait } from "#tests/support/background-work.ts";
import { compareBooks, exceptionsAbout, refundsOf } from "#tests/support/books.ts";
import { call, refused } from "#tests/support/calls.ts";
import { idOf, pay } from "#tests/support/cards.ts";
import { hours, minutes } from "#tests/support/clock.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { loseHour } from "#tests/support/lost-hours.ts";
import { addPerson } from "#tests/support/people.ts";
import { breakProvider, mendProvider, statusAtProvider, tell } from "#tests/support/provider.ts";
import {
  book,
  bookingOf,
  bookingsOf,
  freeVisit,
  hold,
  isOffered,
  orderOf,
  payPriceAlone,
  serviceNamed,
} from "#tests/support/visits.ts";

const salon = givenSalon();
const owner = givenOwner(salon);

afterEach(() => mendProvider(salon));

test.each([
  ["fails before it makes the intent", { kind: "error", when: "before" }],
  ["fails after it has made the intent", { kind: "error", when: "after" }],
  ["breaks the connection before it makes the intent", { kind: "cut", when: "before" }],
  ["breaks the connection after it has made the intent", { kind: "cut", when: "after" }],
])("when the provider %s, a retry continues", async (_, fault) => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  await breakProvider(salon, { ...fault, path: "POST /v1/payment_intents", times: "5" });
  const problem = await refused(salon, "createPaymentIntent", orderOf(visit), guest);
  expect(problem).toMatchObject({ code: "payment_provider_failed", status: 503 });
  expect(await isOffered(salon, visit)).toBe(false);
  await mendProvider(salon);
  const { clientSecret } = await hold(salon, guest, visit);
  expect((await pay(salon, clientSecret)).status).toBe("succeeded");
  await tell(salon, idOf(clientSecret));
  expect(await bookingsOf(salon, guest)).toHaveLength(1);
});

test("a booking that the provider could not confirm is made by a retry, the webhook or the round", async () => {
  const makers = [
    (guest: Parameters<typeof bookingOf>[0], intentId: string, service: Parameters<typeof bookingOf>[1]) =>
      call(salon, "createBooking", bookingOf(guest, service, intentId), guest),
    (_: unknown, intentId: string) => tell(salon, intentId),
    () => wait(salon, minutes(3)),
  ];
  for (const make of makers) {
    const guest = await addPerson(salon);
    const visit = await freeVisit(salon);
    const { clientSecret } = await hold(salon, guest, visit);
    const { intentId } = await pay(salon, clientSecret);
    await breakProvider(salon, { kind: "cut", path: "GET /v1/payment_intents*", times: "20" });
    const sent = bookingOf(guest, visit.service, intentId);
    expect((await refused(salon, "createBooking", sent, guest)).status).toBe(503);
    expect(await tell(salon, intentId)).toBe(503);
    await mendProvider(salon);
    await make(guest, intentId, visit.service);
    expect(await bookingsOf(salon, guest)).toHaveLength(1);
  }
});

test("a price-only payment whose booking met a silent provider is booked by the rounds, not refunded", async () => {
  const guest = await addPerson(salon);
  const service = await serviceNamed(salon, "Threading");
  const { intentId } = await payPriceAlone(salon, guest, service);
  await tell(salon, intentId);
  await breakProvider(salon, { kind: "cut", path: "GET /v1/payment_intents*", times: "20" });
  const sent = bookingOf(guest, service, intentId);
  expect((await refused(salon, "createBooking", sent, guest)).status).toBe(503);
  await mendProvider(salon);
  await wait(salon, minutes(16));
  expect(await bookingsOf(salon, guest)).toHaveLength(1);
  expect(await refundsOf(salon, intentId)).toEqual([]);
});

test("a hold gets a new intent when the provider no longer knows the first, and the owner is told", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { clientSecret: forgotten } = await hold(salon, guest, visit);
  const { payments } = salon.app;
  const readIntent = async (id: string) => (id === idOf(forgotten) ? null : await payments.readIntent(id));
  salon.app.payments = { ...payments, readIntent };
  const { clientSecret } = await hold(salon, guest, visit);
  salon.app.payments = payments;
  expect(clientSecret).not.toBe(forgotten);
  const unknown = await findPaymentByIntent(salon.app.engine.read, idOf(forgotten));
  expect(await exceptionsAbout(salon, unknown?.id ?? "")).toEqual(["stuck_payment"]);
  await tell(salon, (await pay(salon, clientSecret)).intentId);
  expect(await bookingsOf(salon, guest)).toHaveLength(1);
});

test("money without a visit that the provider does not know is reported to the owner, and not queried forever", async () => {
  const guest = await addPerson(salon);
  const { price } = await serviceNamed(salon, "Threading");
  const { clientSecret } = await call(salon, "createPaymentIntent", { body: { price } }, guest);
  const { intentId } = await pay(salon, clientSecret);
  await tell(salon, intentId);
  const { payments } = salon.app;
  const readIntent = vi.fn(async (id: string) => (id === intentId ? null : await payments.readIntent(id)));
  salon.app.payments = { ...payments, readIntent };
  await wait(salon, minutes(16));
  const paid = await findPaymentByIntent(salon.app.engine.read, intentId);
  expect(await exceptionsAbout(salon, paid?.id ?? "")).toEqual(["stuck_payment"]);
  const asked = readIntent.mock.calls.length;
  await doBackgroundWork(salon);
  expect(readIntent.mock.calls.length).toBe(asked);
  const [stuck] = await call(salon, "listExceptions", { query: {} }, owner).then(
    ({ exceptions }) => exceptions,
  );
  const again = { params: { id: stuck?._id ?? "" }, body: { action: "settle_again" as const } };
  const still = await refused(salon, "resolveException", again, owner);
  expect(still.detail).toMatch(/^The card provider does not know this payment\./);
  salon.app.payments = payments;
  await call(salon, "resolveException", again, owner);
  await salon.drain();
  expect(await refundsOf(salon, intentId)).toMatchObject([{ amount: price * 100, status: "succeeded" }]);
});

test("a hold that can't be closed keeps its hour, tells the owner after half an hour, and frees it later", async () => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { clientSecret, purchaseId } = await hold(salon, guest, visit);
  await breakProvider(salon, { kind: "error", path: "POST /v1/payment_intents/*", times: "500" });
  await wait(salon, minutes(11));
  expect(await isOffered(salon, visit)).toBe(false);
  // From here on nobody can begin to pay it, although the provider did not answer.
  expect(await findHoldOfPurchase(salon.app.engine.read, purchaseId)).toMatchObject({ state: "expiring" });
  expect(await exceptionsAbout(salon, purchaseId)).toEqual([]);
  await wait(salon, minutes(30));
  expect(await exceptionsAbout(salon, purchaseId)).toEqual(["stuck_payment"]);
  await mendProvider(salon);
  await doBackgroundWork(salon);
  expect(await isOffered(salon, visit)).toBe(true);
  expect(await statusAtProvider(salon, idOf(clientSecret))).toBe("canceled");
});

test.each([
  ["fails before it refunds", { kind: "error", when: "before" }],
  ["fails after it has refunded", { kind: "error", when: "after" }],
  ["breaks the connection after it has refunded", { kind: "cut", when: "after" }],
])("when the provider %s, the money is still refunded exactly once", async (_, fault) => {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { clientSecret, purchaseId } = await hold(salon, guest, visit);
  const { intentId } = await pay(salon, clientSecret);
  await loseHour(salon, purchaseId);
  await book(salon, await addPerson(salon), visit);
  await breakProvider(salon, { ...fault, path: "POST /v1/refunds", times: "4" });
  await tell(salon, intentId);
  for (let round = 0; round < 6; round++) await wait(salon, minutes(2));
  expect(await refundsOf(salon, intentId)).toMatchObject([{ amount: 600 }]);
  const refunds = await salon.app.engine.read
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .select("refunds.state")
    .where("intent_id", "=", intentId)
    .execute();
  expect(refunds).toEqual([{ state: "done" }]);
});

test("a provider that is away for hours loses nothing", async () => {
  const guest = await addPerson(salon);
  const service = await serviceNamed(salon, "Threading");
  const { intentId } = await payPriceAlone(salon, guest, service);
  await tell(salon, intentId);
  await breakProvider(salon, { kind: "cut", path: "*", when: "before", times: "5000" });
  for (let round = 0; round < 6; round++) await wait(salon, hours(1));
  await mendProvider(salon);
  await wait(salon, hours(2));
  await wait(salon, hours(2));
  expect(await refundsOf(salon, intentId)).toMatchObject([{ amount: 600 }]);
});

test("afterwards the books balance", async () => {
  const { ledger, provider } = await compareBooks(salon);
  expect(ledger).toBe(provider);
});
