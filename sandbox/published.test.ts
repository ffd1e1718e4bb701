import { expect, test } from "vitest";
import { differences, fixtures, type JsonObject } from "#tests/support/stripe/fixtures.ts";
import { refusal, startSandbox } from "./test-support.ts";

/**
 * What the SDK's types have, so that the compiler vouches for it, and the published examples do not: they are older
 * than the sandbox's API version, and show one of several forms.
 */
const notExampled = [
  "charge.outcome.risk_level",
  "charge.outcome.risk_score",
  "charge.payment_method_details.card.electronic_commerce_indicator",
  "charge.radar_options",
  "customer.customer_account",
  "dispute.evidence_details.submission_method",
  "dispute.intended_submission_method",
  "payment_intent.allowed_payment_method_types",
  "payment_intent.last_payment_error.advice_code",
  "payment_intent.last_payment_error.charge",
  "payment_intent.last_payment_error.code",
  "payment_intent.last_payment_error.decline_code",
  "payment_intent.last_payment_error.doc_url",
  "payment_intent.last_payment_error.message",
  "payment_intent.last_payment_error.payment_method",
  "payment_intent.next_action.use_stripe_sdk",
  "payment_intent.payment_record",
  "radar.early_fraud_warning.payment_intent",
  "refund.destination_details.card.reference_status",
  "refund.destination_details.card.reference_type",
].map((key) => `${key} is unknown`);

test("what the sandbox sends is in Stripe's published objects, with the same types", async () => {
  const { stripe } = await startSandbox();
  const customer = await stripe.customers.create({});
  const sent: object[] = [customer];
  for (const card of [
    "pm_card_visa",
    "pm_card_createDispute",
    "pm_card_createDisputeInquiry",
    "pm_card_createIssuerFraudRecord",
    "pm_card_checked",
    "pm_card_pendingRefund",
    "pm_card_refundFail",
    "pm_card_authenticationRequired",
  ]) {
    const order = { amount: 6000, currency: "usd", payment_method: card, confirm: true };
    const intent = await stripe.paymentIntents.create({ ...order, capture_method: "automatic" });
    sent.push(intent, await stripe.paymentMethods.retrieve(String(intent.payment_method)));
    if (card.endsWith("Refund") || card.endsWith("Fail")) {
      sent.push(await stripe.refunds.create({ payment_intent: intent.id }));
    }
  }
  const declined = await stripe.paymentIntents.create({ amount: 6000, currency: "usd" });
  await refusal(stripe.paymentIntents.confirm(declined.id, { payment_method: "pm_card_chargeDeclined" }));
  sent.push(await stripe.paymentIntents.retrieve(declined.id));
  for (const { data } of [
    await stripe.charges.list(),
    await stripe.disputes.list(),
    await stripe.radar.earlyFraudWarnings.list(),
    await stripe.balanceTransactions.list(),
    await stripe.events.list({ limit: 100 }),
  ]) {
    sent.push(...data);
  }
  const objects = sent as JsonObject[];
  const kinds = new Set(objects.map(({ object }) => String(object)));
  expect([...kinds].sort()).toEqual(Object.keys(fixtures).sort());
  const found = new Set(objects.flatMap((one) => differing(one)));
  expect([...found].sort()).toEqual(notExampled);
});

function differing(sent: JsonObject): string[] {
  const kind = String(sent.object);
  // An event is an envelope: what it carries is another object.
  const { data, ...envelope } = sent;
  const shown = kind === "event" ? envelope : sent;
  return differences(shown, fixtures[kind] ?? null).map((difference) => `${kind}.${difference}`);
}
