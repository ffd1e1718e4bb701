import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { fromBrowser, openSandbox, refusal, startSandbox } from "./test-support.ts";

const CARD = { type: "card", "card[exp_month]": "12", "card[exp_year]": "2040", "card[cvc]": "987" };

test("a real card's number is refused and never reaches the disk, nor does any number or security code", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sandbox-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const sandbox = openSandbox({ file: join(folder, "sandbox.db") });
  const real = await fromBrowser(sandbox, "POST", "/payment_methods", {
    ...CARD,
    "card[number]": "4111111111111111",
  });
  expect(real).toMatchObject({
    status: 402,
    json: { error: { code: "card_declined", decline_code: "test_mode_live_card" } },
  });
  const good = await fromBrowser(sandbox, "POST", "/payment_methods", {
    ...CARD,
    "card[number]": "4242424242424242",
  });
  expect(good).toMatchObject({
    status: 200,
    json: { card: { brand: "visa", last4: "4242", exp_year: 2040 } },
  });
  expect(JSON.stringify(good.json)).not.toContain("424242424");
  const bytes = readdirSync(folder).map((name) => readFileSync(join(folder, name), "latin1"));
  await sandbox.close();
  for (const secret of ["4111111111111111", "4242424242424242", '987"']) {
    expect(bytes.some((content) => content.includes(secret))).toBe(false);
  }
});

test.each([
  [{ "card[number]": "4242424242424241" }, "incorrect_number", "Your card number is incorrect."],
  [{ "card[exp_month]": "13" }, "invalid_expiry_month", "Your card's expiration month is invalid."],
  [{ "card[exp_year]": "2020" }, "invalid_expiry_year", "Your card's expiration year is invalid."],
  [{ "card[cvc]": "12" }, "invalid_cvc", "Your card's security code is invalid."],
])("a wrong card %o is told as %s", async (wrong, code, message) => {
  const sandbox = openSandbox();
  onTestFinished(() => sandbox.close());
  const answer = await fromBrowser(sandbox, "POST", "/payment_methods", {
    ...CARD,
    "card[number]": "4242424242424242",
    ...wrong,
  });
  expect(answer).toMatchObject({ status: 402, json: { error: { type: "card_error", code, message } } });
});

test("a saved card pays for its customer later, and for nobody else", async () => {
  const { stripe } = await startSandbox();
  const customer = await stripe.customers.create({ email: "anika@shiuli.example" });
  const other = await stripe.customers.create({});
  const first = await stripe.paymentIntents.create({
    amount: 6000,
    currency: "usd",
    customer: customer.id,
    setup_future_usage: "off_session",
    payment_method: "pm_card_visa",
    confirm: true,
  });
  const [saved] = (await stripe.customers.listPaymentMethods(customer.id)).data;
  expect(saved?.id).toBe(first.payment_method);
  const charge = (owner: string) =>
    stripe.paymentIntents.create({
      amount: 2000,
      currency: "usd",
      customer: owner,
      payment_method: saved?.id,
      off_session: true,
      confirm: true,
    });
  expect((await charge(customer.id)).status).toBe("succeeded");
  expect((await refusal(charge(other.id))).param).toBe("payment_method");
  await stripe.paymentMethods.detach(saved?.id ?? "");
  expect((await stripe.customers.listPaymentMethods(customer.id)).data).toHaveLength(0);
});

test("a browser keeps the card that pays only while the intent asks for it", async () => {
  const { stripe, sandbox } = await startSandbox();
  const customer = await stripe.customers.create({});
  const kept = async (setup_future_usage: "on_session" | "") => {
    const intent = await stripe.paymentIntents.create({ amount: 2000, currency: "usd" });
    await stripe.paymentIntents.update(intent.id, {
      customer: customer.id,
      setup_future_usage: "on_session",
    });
    await stripe.paymentIntents.update(intent.id, { setup_future_usage });
    await fromBrowser(sandbox, "POST", `/payment_intents/${intent.id}/confirm`, {
      client_secret: intent.client_secret ?? "",
      payment_method: "pm_card_visa",
    });
    return (await stripe.customers.listPaymentMethods(customer.id, { type: "card" })).data.length;
  };
  expect(await kept("")).toBe(0);
  expect(await kept("on_session")).toBe(1);
});

test("a customer who is forgotten leaves no card behind", async () => {
  const { stripe } = await startSandbox();
  const customer = await stripe.customers.create({});
  const card = await stripe.paymentMethods.attach("pm_card_visa", { customer: customer.id });
  expect(await stripe.customers.del(customer.id)).toMatchObject({ id: customer.id, deleted: true });
  expect((await stripe.paymentMethods.retrieve(card.id)).customer).toBeNull();
  expect(await refusal(stripe.customers.listPaymentMethods(customer.id))).toMatchObject({
    code: "resource_missing",
    statusCode: 404,
  });
  const intent = stripe.paymentIntents.create({ amount: 2000, currency: "usd", customer: customer.id });
  expect(await refusal(intent)).toMatchObject({ code: "resource_missing", param: "customer" });
});

test("a disputed payment loses its money until the dispute is won", async () => {
  const { stripe } = await startSandbox();
  const intent = await stripe.paymentIntents.create({
    amount: 6000,
    currency: "usd",
    payment_method: "pm_card_createDispute",
    confirm: true,
    capture_method: "automatic",
  });
  const [dispute] = (await stripe.disputes.list({ payment_intent: intent.id })).data;
  expect(dispute).toMatchObject({ amount: 6000, status: "needs_response" });
  expect((await refusal(stripe.refunds.create({ payment_intent: intent.id }))).code).toBe("charge_disputed");
  const won = await stripe.disputes.update(dispute?.id ?? "", {
    evidence: { uncategorized_text: "winning_evidence" },
  });
  expect(won.status).toBe("won");
  const movements = await stripe.balanceTransactions.list();
  expect(movements.data.reduce((sum, movement) => sum + movement.amount, 0)).toBe(6000);
  expect((await stripe.refunds.create({ payment_intent: intent.id })).amount).toBe(6000);
});
