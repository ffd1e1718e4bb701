import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type Stripe from "stripe";
import { expect, onTestFinished, test } from "vitest";
import { refusal, startReceiver, startSandbox } from "./test-support.ts";

const MINUTE = 60_000;

test.each([
  ["pm_card_checked", "succeeded", "payment_intent.succeeded"],
  ["pm_card_checkedThenDeclined", "requires_payment_method", "payment_intent.payment_failed"],
])("%s is processing for minutes, then %s", async (card, status, event) => {
  const { stripe, pass } = await startSlowBank();
  const { id } = await payBy(stripe, card);
  pass(11 * MINUTE);
  expect((await stripe.paymentIntents.retrieve(id)).status).toBe("processing");
  expect(await refusal(stripe.paymentIntents.cancel(id))).toMatchObject({
    code: "payment_intent_unexpected_state",
  });
  pass(2 * MINUTE);
  expect((await stripe.paymentIntents.retrieve(id)).status).toBe(status);
  const told = (await stripe.events.list({ type: event })).data[0];
  expect(told?.data.object).toMatchObject({ id });
});

test("what a bank does by itself happens and is told while nobody calls", async () => {
  const receiver = await startReceiver();
  const began = Date.now();
  // This clock runs a thousand times as fast, so that the moment comes soon.
  const { stripe } = await startSandbox({
    webhookUrl: receiver.url,
    now: () => began + (Date.now() - began) * 1000,
  });
  await payBy(stripe, "pm_card_visa");
  await receiver.arrival(1, "charge.updated");
});

test("while its disk is full what a bank does by itself waits, and it happens once there is room", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sandbox-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, "sandbox.db");
  const receiver = await startReceiver();
  const began = Date.now();
  const { stripe } = await startSandbox({
    file,
    webhookUrl: receiver.url,
    now: () => began + (Date.now() - began) * 1000,
  });
  const disk = new DatabaseSync(file);
  onTestFinished(() => disk.close());
  // A full disk ends SQLite's transaction by itself, too.
  disk.exec(
    "create trigger full before delete on later begin select raise(rollback, 'database or disk is full'); end",
  );
  await payBy(stripe, "pm_card_visa");
  const answers = () => stripe.paymentIntents.list().catch(() => null);
  while (await answers()) await new Promise(setImmediate);
  disk.exec("drop trigger full");
  await receiver.arrival(1, "charge.updated");
});

test("the movement of a charge appears a moment after it", async () => {
  const { stripe, pass } = await startSlowBank();
  const { latest_charge: id } = await payBy(stripe, "pm_card_visa");
  expect((await stripe.charges.retrieve(String(id))).balance_transaction).toBeNull();
  pass(10_000);
  const { balance_transaction: movement } = await stripe.charges.retrieve(String(id));
  expect(await stripe.balanceTransactions.retrieve(String(movement))).toMatchObject({ amount: 6000 });
});

test.each([
  ["pm_card_pendingRefund", ["pending", "succeeded"], 6000],
  ["pm_card_refundFail", ["succeeded", "failed"], 0],
  ["pm_card_pendingRefundFail", ["pending", "failed"], 0],
])("a refund to %s goes through %j", async (card, states, given) => {
  const { stripe, pass } = await startSlowBank();
  const { id } = await payBy(stripe, card);
  const refund = await stripe.refunds.create({ payment_intent: id });
  pass(4 * MINUTE);
  const later = await stripe.refunds.retrieve(refund.id);
  expect([refund.status, later.status]).toEqual(states);
  const [charge] = (await stripe.charges.list({ payment_intent: id })).data;
  expect(charge).toMatchObject({ amount_refunded: given, refunded: given > 0 });
  const movements = (await stripe.balanceTransactions.list()).data.map(({ amount }) => amount);
  expect(movements.reduce((sum, amount) => sum + amount, 0)).toBe(6000 - given);
});

test("an inquiry takes no money until it is escalated, and a refund closes it", async () => {
  const { stripe } = await startSlowBank();
  const first = await inquiryAbout(stripe, (await payBy(stripe, "pm_card_createDisputeInquiry")).id);
  expect(first).toMatchObject({ status: "warning_needs_response", balance_transactions: [] });
  const escalated = await stripe.disputes.update(first.id, {
    evidence: { uncategorized_text: "escalate_inquiry_evidence" },
  });
  expect(escalated).toMatchObject({ status: "needs_response", balance_transactions: [{ amount: -6000 }] });
  const other = await payBy(stripe, "pm_card_createDisputeInquiry");
  await stripe.refunds.create({ payment_intent: other.id });
  expect(await inquiryAbout(stripe, other.id)).toMatchObject({ status: "warning_closed" });
});

test("an inquiry that is lost has become a dispute first: no state refuses a refund of money that nobody took", async () => {
  const { stripe } = await startSlowBank();
  const { id } = await inquiryAbout(stripe, (await payBy(stripe, "pm_card_createDisputeInquiry")).id);
  const lost = await stripe.disputes.update(id, { evidence: { uncategorized_text: "losing_evidence" } });
  expect(lost).toMatchObject({ status: "lost", balance_transactions: [{ amount: -6000 }] });
});

test("an early fraud warning names its payment and moves nothing", async () => {
  const { stripe } = await startSlowBank();
  const { id } = await payBy(stripe, "pm_card_createIssuerFraudRecord");
  const [warning] = (await stripe.radar.earlyFraudWarnings.list({ payment_intent: id })).data;
  expect(await stripe.radar.earlyFraudWarnings.retrieve(warning?.id ?? "")).toMatchObject({
    payment_intent: id,
    actionable: true,
  });
});

test("a lock that is taken is told as Stripe tells it, and the same key may be sent again", async () => {
  const { stripe } = await startSlowBank();
  await stripe.rawRequest("POST", "/v1/test_helpers/sandbox/faults", { kind: "lock_timeout" });
  const create = () =>
    stripe.paymentIntents.create({ amount: 6000, currency: "usd" }, { idempotencyKey: "once" });
  expect(await refusal(create())).toMatchObject({ statusCode: 429, code: "lock_timeout" });
  expect((await create()).status).toBe("requires_payment_method");
});

async function startSlowBank() {
  let now = Date.UTC(2026, 10, 23);
  const { stripe } = await startSandbox({ now: () => now });
  return {
    stripe,
    pass(ms: number) {
      now += ms;
    },
  };
}

function payBy(stripe: Stripe, card: string): Promise<Stripe.PaymentIntent> {
  const order = { amount: 6000, currency: "usd", payment_method: card, confirm: true };
  return stripe.paymentIntents.create(order);
}

async function inquiryAbout(stripe: Stripe, intentId: string): Promise<Stripe.Dispute> {
  const [dispute] = (await stripe.disputes.list({ payment_intent: intentId })).data;
  if (!dispute) throw new Error("The card's bank asks at once.");
  return dispute;
}
