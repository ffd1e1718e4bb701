import { expect, test } from "vitest";
import { refusal, sdk, startSandbox, succeedingIntent } from "./test-support.ts";

const PRICE = { amount: 6000, currency: "usd" };

test("the same request under the same key happens once", async () => {
  const { stripe } = await startSandbox();
  const first = await stripe.paymentIntents.create(PRICE, { idempotencyKey: "purchase:1" });
  const second = await stripe.paymentIntents.create(PRICE, { idempotencyKey: "purchase:1" });
  expect(second.id).toBe(first.id);
  expect(second.lastResponse.headers["idempotent-replayed"]).toBe("true");
  expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
});

test("another request under the same key is refused", async () => {
  const { stripe } = await startSandbox();
  await stripe.paymentIntents.create(PRICE, { idempotencyKey: "purchase:1" });
  const error = await refusal(
    stripe.paymentIntents.create({ ...PRICE, amount: 7000 }, { idempotencyKey: "purchase:1" }),
  );
  expect(error).toMatchObject({ statusCode: 400, type: "StripeIdempotencyError" });
});

test("a declined card stays declined under its key", async () => {
  const { stripe } = await startSandbox();
  const intent = await stripe.paymentIntents.create(PRICE);
  const attempt = () =>
    refusal(
      stripe.paymentIntents.confirm(
        intent.id,
        { payment_method: "pm_card_chargeDeclined" },
        { idempotencyKey: "attempt" },
      ),
    );
  await attempt();
  expect(await attempt()).toMatchObject({ statusCode: 402, code: "card_declined" });
  expect((await stripe.charges.list()).data).toHaveLength(1);
});

test("a refused parameter leaves its key free", async () => {
  const { stripe } = await startSandbox();
  await refusal(stripe.paymentIntents.create({ ...PRICE, amount: 1 }, { idempotencyKey: "k" }));
  const intent = await stripe.paymentIntents.create(PRICE, { idempotencyKey: "k" });
  expect(intent.amount).toBe(6000);
});

test("an error on Stripe's side is replayed under its key, though the refund was made", async () => {
  const { stripe } = await startSandbox();
  const intent = await succeedingIntent(stripe);
  await stripe.rawRequest("POST", "/v1/test_helpers/sandbox/faults", {
    kind: "error",
    path: "POST /v1/refunds",
    when: "after",
  });
  const attempt = () =>
    refusal(stripe.refunds.create({ payment_intent: intent.id }, { idempotencyKey: "refund:1:1" }));
  expect(await attempt()).toMatchObject({ statusCode: 500 });
  expect(await attempt()).toMatchObject({ statusCode: 500 });
  expect((await stripe.refunds.list({ payment_intent: intent.id })).data).toHaveLength(1);
});

test("of two simultaneous requests under one key the later is told to wait", async () => {
  const { stripe } = await startSandbox();
  await stripe.rawRequest("POST", "/v1/test_helpers/sandbox/faults", {
    kind: "slow",
    path: "POST /v1/payment_intents",
    delay_ms: 150,
  });
  const results = await Promise.allSettled([
    stripe.paymentIntents.create(PRICE, { idempotencyKey: "k" }),
    stripe.paymentIntents.create(PRICE, { idempotencyKey: "k" }),
  ]);
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused.map((result) => result.reason.code)).toEqual(["idempotency_key_in_use"]);
  expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
});

test("a key is forgotten after a day", async () => {
  let now = Date.UTC(2026, 10, 21);
  const { stripe } = await startSandbox({ now: () => now });
  const first = await stripe.paymentIntents.create(PRICE, { idempotencyKey: "k" });
  now += 25 * 3_600_000;
  const second = await stripe.paymentIntents.create(PRICE, { idempotencyKey: "k" });
  expect(second.id).not.toBe(first.id);
});

test("the SDK's own retry after a cut connection charges once", async () => {
  const { stripe, port } = await startSandbox();
  await stripe.rawRequest("POST", "/v1/test_helpers/sandbox/faults", {
    kind: "cut",
    path: "POST /v1/payment_intents",
  });
  const intent = await succeedingIntent(sdk(port, 2));
  expect(intent.status).toBe("succeeded");
  expect((await stripe.charges.list()).data).toHaveLength(1);
});
