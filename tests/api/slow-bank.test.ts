import { expect, test } from "vitest";
import { reconcileMoney } from "#server/usecases/books/reconcile-money.ts";
import { expireHolds } from "#server/usecases/checkout/expire-holds.ts";
import { doBackgroundWork } from "#tests/support/background-work.ts";
import { hourAhead } from "#tests/support/booked.ts";
import { exceptionsAbout, expectBooksBalance, linesOfIntent } from "#tests/support/books.ts";
import { call, refused } from "#tests/support/calls.ts";
import { cards, pay } from "#tests/support/cards.ts";
import { hours, minutes } from "#tests/support/clock.ts";
import { givenSalon } from "#tests/support/given.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import {
  answerDispute,
  breakProvider,
  deliver,
  eventsOf,
  mendProvider,
  statusAtProvider,
} from "#tests/support/provider.ts";
import { bookingOf, bookingsOf, hold, isOffered, serviceNamed, type Visit } from "#tests/support/visits.ts";

const salon = givenSalon();

test("while a bank checks a payment its hour stays the guest's, and success books it", async () => {
  const { guest, visit, intentId } = await payWith(cards.checked);
  const sent = bookingOf(guest, visit.service, intentId);
  expect((await refused(salon, "createBooking", sent, guest)).code).toBe("payment_not_succeeded");
  await tellAll(intentId);
  salon.clock.advance(minutes(11));
  await expireHolds(salon.app);
  expect(await isOffered(salon, visit)).toBe(false);
  expect(await bookingsOf(salon, guest)).toEqual([]);
  salon.clock.advance(minutes(2));
  await tellAll(intentId);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ transactionId: intentId }]);
});

test("a payment refused after checking takes nothing, and its hour is free again", async () => {
  const { guest, visit, intentId } = await payWith(cards.checkedThenDeclined);
  salon.clock.advance(minutes(13));
  await tellAll(intentId);
  await expireHolds(salon.app);
  expect(await isOffered(salon, visit)).toBe(true);
  expect(await bookingsOf(salon, guest)).toEqual([]);
  expect(await linesOfIntent(salon, intentId)).toEqual([]);
  expect(await statusAtProvider(salon, intentId)).toBe("canceled");
});

test("events that arrive backwards, hours late and twice give the same result as in order", async () => {
  const { guest, intentId } = await payWith(cards.checked);
  salon.clock.advance(minutes(13));
  await statusAtProvider(salon, intentId);
  salon.clock.advance(hours(5));
  const events = (await eventsOf(salon, intentId)).reverse();
  expect(events.map(({ type }) => type)).toContain("payment_intent.processing");
  for (const event of [...events, ...events]) expect(await deliver(salon, event)).toBe(200);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ transactionId: intentId }]);
  expect(await linesOfIntent(salon, intentId)).toEqual([{ kind: "charge", cents: 600 }]);
});

test("an event in its account's older version books the same", async () => {
  const { guest, intentId } = await payWith(cards.good);
  const url = `/v1/payment_intents/${intentId}`;
  const headers = { authorization: `Bearer ${salon.keys.secretKey}`, "stripe-version": "2022-08-01" };
  const older = JSON.parse((await salon.sandbox.handle({ method: "GET", url, headers, body: "" })).body);
  expect(older.charges.data).toHaveLength(1);
  const paid = (await eventsOf(salon, intentId)).find(({ type }) => type === "payment_intent.succeeded");
  if (!paid) throw new Error("The intent is paid.");
  expect(await deliver(salon, { ...paid, data: { object: older } })).toBe(200);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ transactionId: intentId }]);
});

test("a refund that its bank has yet to make is pending, then done", async () => {
  const { intentId } = await payAndCancel(cards.refundedLate);
  expect(await refundStates(intentId)).toEqual(["sent"]);
  salon.clock.advance(minutes(4));
  await tellAll(intentId);
  expect(await refundStates(intentId)).toEqual(["done"]);
});

test.each([
  ["that its bank has yet to make and then refuses", cards.refundedInVain],
  ["that its bank sends back once it is done", cards.refundSentBack],
])("a refund %s is reported to the owner, and its money is back in the books", async (_, card) => {
  const { intentId } = await payAndCancel(card);
  salon.clock.advance(minutes(4));
  await tellAll(intentId);
  const [refund] = await refundsOf(intentId);
  expect(refund?.state).toBe("failed");
  expect(await exceptionsAbout(salon, refund?.id ?? "")).toEqual(["failed_refund"]);
  expect((await linesOfIntent(salon, intentId)).map(({ cents }) => cents)).toEqual([600, -600, 600]);
});

test("an inquiry takes no money, and a cancelled visit is still refunded", async () => {
  const { guest, bookingId, intentId } = await payAndBook(cards.inquired);
  await tellAll(intentId);
  expect(await disputesTold(intentId)).toEqual([{ state: "inquiry", resolved: false }]);
  expect(await linesOfIntent(salon, intentId)).toEqual([{ kind: "charge", cents: 600 }]);
  await call(salon, "cancelBooking", { params: { id: bookingId }, body: {} }, guest);
  await salon.drain();
  await tellAll(intentId);
  expect(await refundStates(intentId)).toEqual(["done"]);
  expect(await disputesTold(intentId)).toEqual([
    { state: "inquiry", resolved: true },
    { state: "dropped", resolved: false },
  ]);
});

test("an inquiry that becomes a dispute takes the money then, in whatever order its events arrive", async () => {
  const { intentId } = await payAndBook(cards.inquired);
  await tellAll(intentId);
  await answerDispute(salon, intentId, "escalate_inquiry_evidence");
  for (const event of (await eventsOf(salon, intentId)).reverse()) await deliver(salon, event);
  expect(await disputesTold(intentId)).toEqual([
    { state: "inquiry", resolved: true },
    { state: "open", resolved: false },
  ]);
  expect((await linesOfIntent(salon, intentId)).map(({ cents }) => cents)).toEqual([600, -600]);
  await answerDispute(salon, intentId, "winning_evidence");
  await reconcileMoney(salon.app);
  expect((await linesOfIntent(salon, intentId)).map(({ cents }) => cents)).toEqual([600, -600, 600]);
  expect((await disputesTold(intentId)).at(-1)).toEqual({ state: "won", resolved: false });
});

test("a lost inquiry has given the money to the guest, so its refund is over and asks nobody", async () => {
  const { guest, bookingId, intentId } = await payAndBook(cards.inquired);
  await answerDispute(salon, intentId, "losing_evidence");
  await call(salon, "cancelBooking", { params: { id: bookingId }, body: {} }, guest);
  await salon.drain();
  const [refund] = await refundsOf(intentId);
  expect(await exceptionsAbout(salon, refund?.id ?? "")).toEqual([]);
  expect((await linesOfIntent(salon, intentId)).map(({ cents }) => cents)).toEqual([600, -600]);
});

test("a fraud warning is shown to the owner once, even if its event is lost, and the visit stands", async () => {
  const { guest, intentId } = await payAndBook(cards.warned);
  await reconcileMoney(salon.app);
  await tellAll(intentId);
  const payment = await paymentOf(intentId);
  expect(await exceptionsAbout(salon, payment)).toEqual(["fraud_warning"]);
  expect(await bookingsOf(salon, guest)).toMatchObject([{ transactionId: intentId }]);
});

test("a provider that is busy with the same object is retried, and nothing is done twice", async () => {
  const { guest, visit, bookingId, intentId } = await payAndBook(cards.good);
  await breakProvider(salon, { kind: "lock_timeout", path: "POST /v1/refunds", times: "3" });
  await call(salon, "cancelBooking", { params: { id: bookingId }, body: {} }, guest);
  await salon.drain();
  await mendProvider(salon);
  salon.clock.advance(hours(1));
  await salon.drain();
  expect(await refundStates(intentId)).toEqual(["done"]);
  expect(await isOffered(salon, visit)).toBe(true);
});

test("afterwards the books match the provider", async () => {
  salon.clock.advance(hours(1));
  await doBackgroundWork(salon);
  await reconcileMoney(salon.app);
  await expectBooksBalance(salon);
});

interface Paid {
  guest: Person;
  visit: Visit;
  intentId: string;
}

/** Holds and pays for an hour that may be cancelled with a full refund. */
async function payWith(card: string): Promise<Paid> {
  const guest = await addPerson(salon, { verified: true });
  const service = await serviceNamed(salon, "Threading");
  const hour = await hourAhead(salon, service._id, 80);
  const visit = { service, masterId: hour.masterIds[0] ?? "", startsAt: hour.startsAt };
  const { clientSecret } = await hold(salon, guest, visit);
  return { guest, visit, intentId: (await pay(salon, clientSecret, card)).intentId };
}

async function payAndBook(card: string): Promise<Paid & { bookingId: string }> {
  const paid = await payWith(card);
  const sent = bookingOf(paid.guest, paid.visit.service, paid.intentId);
  const { insertedId } = await call(salon, "createBooking", sent, paid.guest);
  return { ...paid, bookingId: insertedId };
}

async function payAndCancel(card: string): Promise<Paid> {
  const paid = await payAndBook(card);
  await call(salon, "cancelBooking", { params: { id: paid.bookingId }, body: {} }, paid.guest);
  await salon.drain();
  await tellAll(paid.intentId);
  return paid;
}

/** Sends every event of an intent so far, as the provider would. */
async function tellAll(intentId: string): Promise<void> {
  await statusAtProvider(salon, intentId);
  for (const event of await eventsOf(salon, intentId)) expect(await deliver(salon, event)).toBe(200);
}

async function paymentOf(intentId: string): Promise<string> {
  const payments = salon.app.engine.read.selectFrom("payments").select("id");
  return (await payments.where("intent_id", "=", intentId).executeTakeFirstOrThrow()).id;
}

async function refundsOf(intentId: string): Promise<{ id: string; state: string }[]> {
  const refunds = salon.app.engine.read.selectFrom("refunds").select(["id", "state"]);
  return await refunds.where("payment_id", "=", await paymentOf(intentId)).execute();
}

async function refundStates(intentId: string): Promise<string[]> {
  return (await refundsOf(intentId)).map(({ state }) => state);
}

async function disputesTold(intentId: string): Promise<{ state: string; resolved: boolean }[]> {
  const rows = await salon.app.engine.read
    .selectFrom("exceptions")
    .select(["detail", "resolved_at"])
    .where("kind", "=", "dispute")
    .where("subject_id", "=", await paymentOf(intentId))
    .orderBy("id")
    .execute();
  return rows.map(({ detail, resolved_at }) => ({
    state: JSON.parse(detail).state,
    resolved: resolved_at !== null,
  }));
}
