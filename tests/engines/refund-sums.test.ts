import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { findPayment } from "#server/database/payments.ts";
import { failRefund, listRefundsOfPayment } from "#server/database/refunds.ts";
import { recordRefund } from "#server/usecases/books/follow-refund.ts";
import { requestRefund } from "#server/usecases/refunds/request-refund.ts";
import { bookAhead } from "#tests/support/booked.ts";
import { givenSalon } from "#tests/support/given.ts";

const paidCents = 600;

const salon = givenSalon();
let paymentId: string;
let intentId: string;

beforeAll(async () => {
  const { intentId: intent } = await bookAhead(salon, 72);
  intentId = intent;
  const { id } = await salon.app.engine.read
    .selectFrom("payments")
    .select("id")
    .where("intent_id", "=", intent)
    .executeTakeFirstOrThrow();
  paymentId = id;
});

type Step = { kind: "ask" | "elsewhere"; cents: number } | { kind: "fail" };

const cents = fc.integer({ min: 1, max: 900 });
const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant("ask" as const), cents }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("elsewhere" as const), cents }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("fail" as const) }) },
  ),
  { minLength: 1, maxLength: 12 },
);

test("however many refunds are requested at once, no more is promised than was paid", async () => {
  await fc.assert(
    fc
      .asyncProperty(steps, async (chosen) => {
        const promised = await Promise.all(chosen.map((step, index) => take(step, index)));
        const all = await standing();
        const ours = all.filter(({ reason }) => reason !== "made_elsewhere");
        expect(sumOf(ours)).toBeLessThanOrEqual(paidCents);
        expect(promised.every((amount) => amount >= 0 && amount <= paidCents)).toBe(true);
        const more = await ask(paidCents);
        expect(more).toBe(Math.max(0, paidCents - sumOf(all)));
      })
      .afterEach(forget),
    { numRuns: 25 },
  );
});

function sumOf(refunds: { amount_cents: number }[]): number {
  return refunds.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
}

async function take(step: Step, index: number): Promise<number> {
  if (step.kind === "ask") return await ask(step.cents);
  if (step.kind === "fail") return await failOne();
  const id = `re_${index}_${step.cents}`;
  await recordRefund(salon.app, { id, amountCents: step.cents, state: "done", refundId: null, intentId });
  return 0;
}

function ask(amount: number): Promise<number> {
  return salon.app.engine.transaction(async (tx) => {
    const payment = await findPayment(tx, paymentId);
    if (!payment) throw new Error("The payment is there.");
    return await requestRefund(salon.app, tx, payment, amount, "cancelled");
  });
}

/** Fails a refund, which makes room for another. */
async function failOne(): Promise<0> {
  const [first] = await standing();
  if (first) await failRefund(salon.app.engine.write, first.id, salon.clock.now());
  return 0;
}

async function standing() {
  const refunds = await listRefundsOfPayment(salon.app.engine.read, paymentId);
  return refunds.filter(({ state }) => state !== "failed");
}

/** The next run starts with a payment without refunds. */
async function forget(): Promise<void> {
  const all = { state: "failed" as const, provider_refund_id: null };
  await salon.app.engine.write.updateTable("refunds").set(all).where("payment_id", "=", paymentId).execute();
}
