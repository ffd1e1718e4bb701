import { expect, onTestFinished, test } from "vitest";
import { fromBrowser, openSandbox, SECRET_KEY, startSandbox } from "./test-support.ts";

test("the browser pays with the publishable key and the payment's secret", async () => {
  const { sandbox, stripe } = await startSandbox();
  const intent = await stripe.paymentIntents.create({
    amount: 6000,
    currency: "usd",
    metadata: { owner: "7" },
  });
  const secret = intent.client_secret ?? "";
  const paid = await fromBrowser(sandbox, "POST", `/payment_intents/${intent.id}/confirm`, {
    client_secret: secret,
    "payment_method_data[type]": "card",
    "payment_method_data[card][number]": "4242 4242 4242 4242",
    "payment_method_data[card][exp_month]": "12",
    "payment_method_data[card][exp_year]": "40",
    "payment_method_data[card][cvc]": "123",
    "payment_method_data[billing_details][email]": "anika@shiuli.example",
  });
  expect(paid).toMatchObject({ status: 200, json: { status: "succeeded" } });
  expect(paid.json).not.toHaveProperty("metadata");
  const seen = await fromBrowser(sandbox, "GET", `/payment_intents/${intent.id}`, { client_secret: secret });
  expect(seen.json).toMatchObject({ id: intent.id, status: "succeeded" });
});

test("a decline shows the browser no more of the payment than a success", async () => {
  const { sandbox, stripe } = await startSandbox();
  const intent = await stripe.paymentIntents.create({
    amount: 6000,
    currency: "usd",
    metadata: { owner: "7" },
  });
  const declined = await fromBrowser(sandbox, "POST", `/payment_intents/${intent.id}/confirm`, {
    client_secret: intent.client_secret ?? "",
    payment_method: "pm_card_chargeDeclined",
  });
  expect(declined).toMatchObject({
    status: 402,
    json: { error: { message: "Your card was declined.", payment_intent: { id: intent.id } } },
  });
  expect(JSON.stringify(declined.json)).not.toContain("owner");
});

test("a wrong or missing secret opens nothing, whether or not the payment exists", async () => {
  const { sandbox, stripe } = await startSandbox();
  const { id } = await stripe.paymentIntents.create({ amount: 6000, currency: "usd" });
  for (const intent of [id, "pi_unknown"]) {
    for (const fields of [undefined, { client_secret: `${intent}_secret_guess` }]) {
      const answer = await fromBrowser(sandbox, "GET", `/payment_intents/${intent}`, fields);
      expect(answer).toMatchObject({ status: 400, json: { error: { param: "client_secret" } } });
    }
  }
});

test("the browser may not change what it pays", async () => {
  const { sandbox, stripe } = await startSandbox();
  const intent = await stripe.paymentIntents.create({ amount: 6000, currency: "usd" });
  const secret = intent.client_secret ?? "";
  const repriced = await fromBrowser(sandbox, "POST", `/payment_intents/${intent.id}`, {
    client_secret: secret,
    amount: "50",
  });
  expect(repriced.status).toBe(403);
  await fromBrowser(sandbox, "POST", `/payment_intents/${intent.id}/confirm`, {
    client_secret: secret,
    payment_method: "pm_card_visa",
    "metadata[owner]": "someone else",
  });
  expect((await stripe.paymentIntents.retrieve(intent.id)).metadata).toEqual({});
});

test.each([
  ["POST", "/refunds"],
  ["GET", "/charges"],
  ["GET", "/events"],
  ["POST", "/payment_intents"],
  ["GET", "/payment_intents"],
  ["POST", "/test_helpers/sandbox/faults"],
  ["DELETE", "/test_helpers/sandbox/faults"],
])("%s %s is closed to the browser under either key", async (method, path) => {
  const sandbox = openSandbox();
  onTestFinished(() => sandbox.close());
  expect((await fromBrowser(sandbox, method, path)).status).toBe(403);
  expect((await fromBrowser(sandbox, method, path, {}, SECRET_KEY)).status).toBe(403);
  expect((await fromBrowser(sandbox, method, path, {}, "sk_test_guess")).status).toBe(401);
});
