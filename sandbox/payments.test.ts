import { expect, test } from "vitest";
import { fromBrowser, refusal, startSandbox, succeedingIntent } from "./test-support.ts";

test("a payment by a good card succeeds and is charged once", async () => {
  const { stripe } = await startSandbox();
  const intent = await stripe.paymentIntents.create({
    amount: 6000,
    currency: "usd",
    metadata: { purchase: "17" },
    automatic_payment_methods: { enabled: true },
  });
  expect(intent).toMatchObject({
    status: "requires_payment_method",
    amount: 6000,
    metadata: { purchase: "17" },
  });
  const paid = await stripe.paymentIntents.confirm(intent.id, { payment_method: "pm_card_visa" });
  expect(paid).toMatchObject({ status: "succeeded", amount_received: 6000, last_payment_error: null });
  const charges = await stripe.charges.list({ payment_intent: intent.id });
  expect(charges.data).toMatchObject([{ amount: 6000, captured: true, metadata: { purchase: "17" } }]);
});

test.each([
  ["pm_card_chargeDeclined", "card_declined", "generic_decline", "Your card was declined."],
  [
    "pm_card_visa_chargeDeclinedInsufficientFunds",
    "card_declined",
    "insufficient_funds",
    "Your card has insufficient funds.",
  ],
  ["pm_card_visa_chargeDeclinedLostCard", "card_declined", "lost_card", "Your card was declined."],
  ["pm_card_visa_chargeDeclinedStolenCard", "card_declined", "stolen_card", "Your card was declined."],
  ["pm_card_chargeDeclinedExpiredCard", "expired_card", "expired_card", "Your card has expired."],
  [
    "pm_card_chargeDeclinedIncorrectCvc",
    "incorrect_cvc",
    "incorrect_cvc",
    "Your card's security code is incorrect.",
  ],
  [
    "pm_card_chargeDeclinedProcessingError",
    "processing_error",
    "processing_error",
    "An error occurred while processing your card. Try again in a little bit.",
  ],
  ["pm_card_chargeDeclinedFraudulent", "card_declined", "fraudulent", "Your card was declined."],
])("%s is declined and leaves the payment open for another card", async (method, code, decline, message) => {
  const { stripe } = await startSandbox();
  const intent = await stripe.paymentIntents.create({ amount: 2500, currency: "usd" });
  const error = await refusal(stripe.paymentIntents.confirm(intent.id, { payment_method: method }));
  expect(error).toMatchObject({
    statusCode: 402,
    type: "StripeCardError",
    code,
    decline_code: decline,
    message,
  });
  const after = await stripe.paymentIntents.retrieve(intent.id);
  expect(after).toMatchObject({
    status: "requires_payment_method",
    payment_method: null,
    last_payment_error: { code, decline_code: decline },
  });
  const paid = await stripe.paymentIntents.confirm(intent.id, { payment_method: "pm_card_mastercard" });
  expect(paid.status).toBe("succeeded");
  const charges = await stripe.charges.list({ payment_intent: intent.id });
  expect(charges.data.map((charge) => charge.status)).toEqual(["succeeded", "failed"]);
});

test.each([
  ["complete", "pm_card_authenticationRequired", "succeeded", null],
  [
    "fail",
    "pm_card_authenticationRequired",
    "requires_payment_method",
    "payment_intent_authentication_failure",
  ],
  ["complete", "pm_card_threeDSecureRequiredChargeDeclined", "requires_payment_method", "card_declined"],
])("3-D Secure: %s with %s ends as %s", async (result, method, status, code) => {
  const { stripe, sandbox } = await startSandbox();
  const intent = await stripe.paymentIntents.create({ amount: 6000, currency: "usd" });
  const asked = await stripe.paymentIntents.confirm(intent.id, { payment_method: method });
  expect(asked).toMatchObject({ status: "requires_action", next_action: { type: "use_stripe_sdk" } });
  await fromBrowser(sandbox, "POST", `/test_helpers/sandbox/payment_intents/${intent.id}/authenticate`, {
    client_secret: intent.client_secret ?? "",
    result,
  });
  const after = await stripe.paymentIntents.retrieve(intent.id);
  expect(after.status).toBe(status);
  expect(after.last_payment_error?.code ?? null).toBe(code);
});

test("a paid intent can be neither confirmed, cancelled nor repriced", async () => {
  const { stripe } = await startSandbox();
  const { id } = await succeedingIntent(stripe);
  for (const call of [
    stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa" }),
    stripe.paymentIntents.cancel(id),
    stripe.paymentIntents.update(id, { amount: 100 }),
  ]) {
    expect(await refusal(call)).toMatchObject({ code: "payment_intent_unexpected_state", statusCode: 400 });
  }
  expect((await stripe.charges.list({ payment_intent: id })).data).toHaveLength(1);
});

test("a repriced intent asks for its challenge again", async () => {
  const { stripe } = await startSandbox();
  const intent = await stripe.paymentIntents.create({
    amount: 6000,
    currency: "usd",
    payment_method: "pm_card_authenticationRequired",
    confirm: true,
  });
  expect(intent.status).toBe("requires_action");
  const repriced = await stripe.paymentIntents.update(intent.id, { amount: 7000 });
  expect(repriced).toMatchObject({ status: "requires_confirmation", amount: 7000, next_action: null });
});

test("a cancelled intent is never paid", async () => {
  const { stripe } = await startSandbox();
  const intent = await stripe.paymentIntents.create({ amount: 6000, currency: "usd" });
  const canceled = await stripe.paymentIntents.cancel(intent.id, { cancellation_reason: "abandoned" });
  expect(canceled).toMatchObject({ status: "canceled", cancellation_reason: "abandoned" });
  const error = await refusal(stripe.paymentIntents.confirm(intent.id, { payment_method: "pm_card_visa" }));
  expect(error.code).toBe("payment_intent_unexpected_state");
});

test("an authorised amount is collected later, in part if wanted", async () => {
  const { stripe } = await startSandbox();
  const intent = await stripe.paymentIntents.create({
    amount: 6000,
    currency: "usd",
    capture_method: "manual",
    payment_method: "pm_card_visa",
    confirm: true,
  });
  expect(intent).toMatchObject({ status: "requires_capture", amount_capturable: 6000, amount_received: 0 });
  expect(await refusal(stripe.paymentIntents.capture(intent.id, { amount_to_capture: 6001 }))).toMatchObject({
    param: "amount_to_capture",
  });
  const captured = await stripe.paymentIntents.capture(intent.id, { amount_to_capture: 4000 });
  expect(captured).toMatchObject({ status: "succeeded", amount_received: 4000 });
});

test("an amount below fifty cents, a missing one and an unknown parameter are refused", async () => {
  const { stripe } = await startSandbox();
  const create = (fields: Record<string, unknown>) =>
    stripe.rawRequest("POST", "/v1/payment_intents", { currency: "usd", ...fields });
  expect(await refusal(create({ amount: 49 }))).toMatchObject({ code: "amount_too_small" });
  expect(await refusal(create({}))).toMatchObject({ code: "parameter_missing", param: "amount" });
  expect(await refusal(create({ amount: "6.5" }))).toMatchObject({ code: "parameter_invalid_integer" });
  expect(await refusal(create({ amount: 600, price: 1 }))).toMatchObject({ code: "parameter_unknown" });
});
