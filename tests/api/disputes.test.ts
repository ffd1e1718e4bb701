import { expect, test } from "vitest";
import { RefundImpossible } from "#server/payments/port.ts";
import { checkMoney } from "#server/usecases/books/check-money.ts";
import { reconcileMoney } from "#server/usecases/books/reconcile-money.ts";
import { recordDispute } from "#server/usecases/books/record-dispute.ts";
import { sendRefund } from "#server/usecases/books/send-refund.ts";
import { doBackgroundWork } from "#tests/support/background-work.ts";
import { expectBooksBalance, linesOfIntent, refundsOf, requestedRefunds } from "#tests/support/books.ts";
import { call } from "#tests/support/calls.ts";
import { idOf, pay } from "#tests/support/cards.ts";
import { hours } from "#tests/support/clock.ts";
import { givenOwner, givenSalon } from "#tests/support/given.ts";
import { addPerson, type Person } from "#tests/support/people.ts";
import { answerDispute, atProvider, sign, tell } from "#tests/support/provider.ts";
import { bookingOf, freeVisit, hold } from "#tests/support/visits.ts";

const disputedCard = "4000000000000259";

const salon = givenSalon();
const owner = givenOwner(salon);

test("a dispute takes its money out of the ledger once and is reported to the owner once", async () => {
  const { dispute, intentId } = await payAndDispute();
  expect((await checkMoney(salon.app)).differences).toMatchObject([{ intentId }]);
  for (const type of ["created", "funds_withdrawn", "created"]) await hear(dispute, type);
  expect(await linesOfIntent(salon, intentId)).toEqual([
    { kind: "charge", cents: 600 },
    { kind: "dispute", cents: -600 },
  ]);
  expect(await toldAbout(dispute.id)).toEqual([{ state: "open", resolved: false }]);
  const { differences, disputedCents } = await checkMoney(salon.app);
  expect(differences).toEqual([]);
  expect(disputedCents).toBe(600);
});

test("a dispute that the salon wins returns its money, in whatever order the events arrive", async () => {
  const { dispute, intentId } = await payAndDispute();
  await hear(dispute, "created");
  await answerDispute(salon, intentId, "winning_evidence");
  for (const type of ["funds_reinstated", "closed", "created"]) await hear(dispute, type);
  expect(await linesOfIntent(salon, intentId)).toEqual([
    { kind: "charge", cents: 600 },
    { kind: "dispute", cents: -600 },
    { kind: "dispute", cents: 600 },
  ]);
  expect(await toldAbout(dispute.id)).toEqual([
    { state: "open", resolved: true },
    { state: "won", resolved: false },
  ]);
  await expectBooksBalance(salon);
});

test("the money of a won dispute is recorded when it comes later, even if its webhook is lost", async () => {
  const { dispute, intentId } = await payAndDispute();
  await hear(dispute, "created");
  await answerDispute(salon, intentId, "winning_evidence");
  const won = await salon.app.payments.readDispute(dispute.id);
  if (!won) throw new Error("The provider knows this dispute.");
  const taken = won.movements.filter(({ amountCents }) => amountCents < 0);
  await recordDispute(salon.app, { ...won, movements: taken });
  salon.clock.advance(hours(1));
  await reconcileMoney(salon.app);
  expect((await linesOfIntent(salon, intentId)).map(({ cents }) => cents)).toEqual([600, -600, 600]);
});

test("a lost dispute that is only reported at its end costs the money once", async () => {
  const { dispute, intentId } = await payAndDispute();
  await answerDispute(salon, intentId, "losing_evidence");
  await Promise.all([hear(dispute, "closed"), hear(dispute, "closed")]);
  expect(await linesOfIntent(salon, intentId)).toHaveLength(2);
  expect(await toldAbout(dispute.id)).toEqual([{ state: "lost", resolved: false }]);
});

test("money that a bank has taken is not refunded a second time", async () => {
  const { dispute, intentId, bookingId, guest } = await payAndDispute();
  await hear(dispute, "created");
  await answerDispute(salon, intentId, "losing_evidence");
  await hear(dispute, "closed");
  const preview = await call(salon, "previewCancellation", { params: { id: bookingId }, query: {} }, guest);
  expect(preview.refund).toBe(0);
  await call(salon, "cancelBooking", { params: { id: bookingId }, body: {} }, guest);
  await doBackgroundWork(salon);
  expect(await linesOfIntent(salon, intentId)).toHaveLength(2);
});

test.each([
  { evidence: "winning_evidence", who: "the salon", back: [600] },
  { evidence: "losing_evidence", who: "the customer", back: [] },
] as const)(
  "the money of a visit cancelled while a bank holds it reaches the customer once, also if $who wins",
  async ({ evidence, back }) => {
    const { dispute, intentId, bookingId, guest } = await payAndDispute();
    await hear(dispute, "created");
    const about = { params: { id: bookingId } };
    const preview = await call(salon, "previewCancellation", { ...about, query: {} }, guest);
    expect(preview.refund).toBe(6);
    await call(salon, "cancelBooking", { ...about, body: { refund: 6 } }, guest);
    await doBackgroundWork(salon);
    expect(await refundsOf(salon, intentId)).toEqual([]);
    await answerDispute(salon, intentId, evidence);
    await hear(dispute, "closed");
    await doBackgroundWork(salon);
    expect((await refundsOf(salon, intentId)).map(({ amount }) => amount)).toEqual(back);
    const left = (await linesOfIntent(salon, intentId)).reduce((sum, line) => sum + line.cents, 0);
    expect(left).toBe(0);
  },
);

test("a failed refund that is sent again while a bank holds the money goes out once the salon has won", async () => {
  const { dispute, intentId, bookingId } = await payAndDispute();
  await call(salon, "cancelBooking", { params: { id: bookingId }, body: { by: "salon" } }, owner);
  // The card takes no refund, and nobody has heard of the dispute yet.
  const refund = () => Promise.reject(new RefundImpossible("The card is closed."));
  const payments = { ...salon.app.payments, refund, listDisputes: async () => [] };
  for (const id of await requestedRefunds(salon, intentId)) await sendRefund({ ...salon.app, payments }, id);
  await hear(dispute, "created");
  const { exceptions } = await call(salon, "listExceptions", { query: {} }, owner);
  const failed = exceptions.find(
    ({ kind, about }) => kind === "failed_refund" && about.transactionId === intentId,
  );
  const again = { params: { id: failed?._id ?? "" }, body: { action: "retry_refund" as const } };
  await call(salon, "resolveException", again, owner);
  await doBackgroundWork(salon);
  expect(await refundsOf(salon, intentId)).toEqual([]);
  await answerDispute(salon, intentId, "winning_evidence");
  await hear(dispute, "closed");
  await doBackgroundWork(salon);
  expect((await refundsOf(salon, intentId)).map(({ amount }) => amount)).toEqual([600]);
});

test("a dispute about another site's payment is ignored", async () => {
  const intent = await atProvider<{ id: string }>(salon, "POST", "/payment_intents", {
    amount: "900",
    currency: "usd",
    payment_method: "pm_card_createDispute",
    confirm: "true",
    "allowed_payment_method_types[]": "card",
  });
  const dispute = await disputeOf(intent.id);
  await hear(dispute, "created");
  expect(await toldAbout(dispute.id)).toEqual([]);
});

interface Dispute {
  id: string;
  payment_intent: string;
}

async function payAndDispute(): Promise<{
  dispute: Dispute;
  intentId: string;
  bookingId: string;
  guest: Person;
}> {
  const guest = await addPerson(salon);
  const visit = await freeVisit(salon);
  const { clientSecret } = await hold(salon, guest, visit);
  await pay(salon, clientSecret, disputedCard);
  const intentId = idOf(clientSecret);
  await tell(salon, intentId);
  const sent = bookingOf(guest, visit.service, intentId);
  const { insertedId } = await call(salon, "createBooking", sent, guest);
  return { dispute: await disputeOf(intentId), intentId, bookingId: insertedId, guest };
}

async function disputeOf(intentId: string): Promise<Dispute> {
  const query = { payment_intent: intentId };
  const { data } = await atProvider<{ data: Dispute[] }>(salon, "GET", "/disputes", query);
  if (!data[0]) throw new Error("The card is disputed at once.");
  return data[0];
}

async function hear({ id, payment_intent }: Dispute, what: string): Promise<void> {
  const type = `charge.dispute.${what}`;
  const payload = JSON.stringify({
    id: `evt_${id}_${what}`,
    object: "event",
    created: Math.floor(salon.clock.now() / 1000),
    type,
    data: { object: { id, payment_intent, object: "dispute" } },
  });
  const signature = sign(salon, payload);
  const headers = { "content-type": "application/json", "stripe-signature": signature };
  const answer = await salon.server.inject({ method: "POST", url: "/api/webhooks/stripe", headers, payload });
  expect(answer.statusCode).toBe(200);
}

async function toldAbout(disputeId: string): Promise<{ state: string; resolved: boolean }[]> {
  const rows = await salon.app.engine.read
    .selectFrom("exceptions")
    .select(["detail", "resolved_at"])
    .where("kind", "=", "dispute")
    .orderBy("id")
    .execute();
  return rows
    .map(({ detail, resolved_at }) => ({ ...JSON.parse(detail), resolved: resolved_at !== null }))
    .filter((told) => told.disputeId === disputeId)
    .map(({ state, resolved }) => ({ state, resolved }));
}
