import type Stripe from "stripe";
import { expect, test } from "vitest";
import { fromBrowser, refusal, startSandbox } from "./test-support.ts";

const PRICE = { amount: 6000, currency: "usd" };

test("an error strikes the named call as often as asked, before anything happened", async () => {
  const { stripe } = await startSandbox();
  await stripe.rawRequest("POST", "/v1/test_helpers/sandbox/faults", {
    kind: "error",
    path: "/v1/payment_intents*",
    status: 503,
    times: 2,
  });
  expect((await refusal(stripe.paymentIntents.create(PRICE))).statusCode).toBe(503);
  expect((await refusal(stripe.paymentIntents.list())).statusCode).toBe(503);
  await stripe.paymentIntents.create(PRICE);
  expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
});

test("a connection cut before the work leaves nothing behind", async () => {
  const { stripe } = await startSandbox();
  // The SDK tries a reset connection once more of its own accord.
  await cut(stripe, "before", 2);
  expect((await refusal(stripe.paymentIntents.create(PRICE))).type).toBe("StripeConnectionError");
  expect((await stripe.paymentIntents.list()).data).toHaveLength(0);
});

test("a connection cut after the work leaves the work, once under its key however often it is cut", async () => {
  const { stripe } = await startSandbox();
  await cut(stripe, "after", 2);
  const error = await refusal(stripe.paymentIntents.create(PRICE, { idempotencyKey: "k" }));
  expect(error.type).toBe("StripeConnectionError");
  const [made, ...more] = (await stripe.paymentIntents.list()).data;
  expect(more).toEqual([]);
  expect((await stripe.paymentIntents.create(PRICE, { idempotencyKey: "k" })).id).toBe(made?.id);
});

function cut(stripe: Stripe, when: "before" | "after", times: number) {
  return stripe.rawRequest("POST", "/v1/test_helpers/sandbox/faults", {
    kind: "cut",
    path: "POST /v1/payment_intents",
    when,
    times,
  });
}

test("faults can be listed and taken back", async () => {
  const { stripe } = await startSandbox();
  await stripe.rawRequest("POST", "/v1/test_helpers/sandbox/faults", { kind: "cut", times: 9 });
  await stripe.rawRequest("DELETE", "/v1/test_helpers/sandbox/faults");
  expect((await stripe.paymentIntents.create(PRICE)).status).toBe("requires_payment_method");
});

test("the browser of a cut call is told that the gateway got no answer", async () => {
  const { sandbox, stripe } = await startSandbox();
  await stripe.rawRequest("POST", "/v1/test_helpers/sandbox/faults", {
    kind: "cut",
    path: "/v1/payment_methods",
  });
  const answer = sandbox.handlePublic({
    method: "POST",
    url: "/sandbox/v1/payment_methods",
    headers: { authorization: "Bearer pk_test_public" },
    body: "type=card&card[token]=tok_visa",
  });
  expect(await answer).toMatchObject({ status: 502, body: "" });
  expect(
    (await fromBrowser(sandbox, "POST", "/payment_methods", { type: "card", "card[token]": "tok_visa" }))
      .status,
  ).toBe(200);
});
