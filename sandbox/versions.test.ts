import { expect, test } from "vitest";
import { PUBLISHABLE_KEY, refusal, SECRET_KEY, startReceiver, startSandbox } from "./test-support.ts";

const OLD = "2022-08-01";
const order = { amount: 6000, currency: "usd", payment_method: "pm_card_visa", confirm: true };

test("a call is answered in the version that it names, another in the account's", async () => {
  const { stripe, sandbox } = await startSandbox({ accountVersion: OLD });
  const paid = await stripe.paymentIntents.create(order);
  expect(paid).not.toHaveProperty("charges");
  const url = `/v1/payment_intents/${paid.id}`;
  const authorization = `Bearer ${SECRET_KEY}`;
  const unnamed = await sandbox.handle({ method: "GET", url, headers: { authorization }, body: "" });
  expect(unnamed.headers["stripe-version"]).toBe(OLD);
  expect(JSON.parse(unnamed.body)).toMatchObject({ charges: { data: [{ id: paid.latest_charge }] } });
  const named = await stripe.paymentIntents.list({}, { apiVersion: OLD });
  expect(named.data[0]).toMatchObject({ charges: { data: [{ refunds: { data: [] } }] } });
});

test("events are rendered in the account's version, which the site's webhook may have", async () => {
  const receiver = await startReceiver();
  const { stripe } = await startSandbox({ accountVersion: OLD, webhookUrl: receiver.url });
  await stripe.paymentIntents.create(order);
  await receiver.arrival(1, "payment_intent.succeeded");
  const told = receiver.received.find(({ event }) => event.type === "payment_intent.succeeded")?.event;
  expect(told).toMatchObject({ api_version: OLD, data: { object: { charges: { data: [{ paid: true }] } } } });
});

test("a version that is none is refused, and nothing is done", async () => {
  const { stripe } = await startSandbox();
  const asked = stripe.paymentIntents.create(order, { apiVersion: "2022-13-41" });
  expect(await refusal(asked)).toMatchObject({
    statusCode: 400,
    message: "Invalid Stripe API version: 2022-13-41.",
  });
  expect((await stripe.paymentIntents.list()).data).toEqual([]);
});

test("a browser sees of an intent what it always sees", async () => {
  const { stripe, sandbox } = await startSandbox({ accountVersion: OLD });
  const { id, client_secret: secret } = await stripe.paymentIntents.create(order);
  const answer = await sandbox.handlePublic({
    method: "GET",
    url: `/sandbox/v1/payment_intents/${id}?client_secret=${secret}`,
    headers: { authorization: `Bearer ${PUBLISHABLE_KEY}` },
    body: "",
  });
  expect(JSON.parse(answer.body)).not.toHaveProperty("charges");
});
