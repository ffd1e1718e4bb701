/**
 * What the site requires of a card provider. `npm test` checks the sandbox; `npm run try:stripe` checks Stripe's test
 * mode in the same way. No webhook is needed: the tests poll until the provider has done what it does on its own.
 */
import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type FraudWarning,
  type Intent,
  type ProviderDispute,
  RefundImpossible,
} from "#server/payments/port.ts";
import { type CardProvider, providersToTry } from "#tests/support/card-providers.ts";

describe.each(providersToTry(process.env.TRY_STRIPE_KEY))("%s", (_, open) => {
  let provider: CardProvider;
  beforeAll(async () => {
    provider = await open();
  });
  afterAll(() => provider.close());

  test("the same order makes one intent, however often it is sent", async () => {
    const { payments } = provider;
    const order = orderOf(1250);
    const [one, other] = [await payments.createIntent(order), await payments.createIntent(order)];
    expect(other.id).toBe(one.id);
    expect(one).toMatchObject({
      state: "open",
      asksCustomer: false,
      amountCents: 1250,
      currency: "usd",
      purchaseId: order.purchaseId,
    });
    expect(Math.abs(one.createdAt - Date.now())).toBeLessThan(600_000);
    expect((await payments.createIntent({ ...order, attempt: 2 })).id).not.toBe(one.id);
  });

  test("an unknown object is null", async () => {
    const { payments } = provider;
    expect(await payments.readIntent("pi_unknown")).toBeNull();
    expect(await payments.cancelIntent("pi_unknown")).toBeNull();
    expect(await payments.readRefund("re_unknown")).toBeNull();
    expect(await payments.readDispute("du_unknown")).toBeNull();
    expect(await payments.readWarning("issfr_unknown")).toBeNull();
    expect(await payments.listCards("cus_unknown")).toEqual([]);
  });

  test("a good card pays, and a paid intent can't be cancelled", async () => {
    const { payments } = provider;
    const intent = await paid("pm_card_visa");
    expect(await payments.readIntent(intent.id)).toMatchObject({ state: "succeeded", amountCents: 2500 });
    expect(await payments.cancelIntent(intent.id)).toMatchObject({ state: "succeeded" });
  });

  test("a declined card leaves the intent open, and a cancelled intent stays cancelled", async () => {
    const { payments } = provider;
    const intent = await payments.createIntent(orderOf(2500));
    await expect(confirm(intent, "pm_card_chargeDeclined")).rejects.toMatchObject({ code: "card_declined" });
    expect(await payments.readIntent(intent.id)).toMatchObject({ state: "open" });
    for (let times = 1; times <= 2; times++) {
      expect(await payments.cancelIntent(intent.id)).toMatchObject({ state: "cancelled" });
    }
  });

  test("a bank's challenge is reported, and its intent can be cancelled", async () => {
    const { payments } = provider;
    const intent = await payments.createIntent(orderOf(2500));
    await confirm(intent, "pm_card_authenticationRequired");
    expect(await payments.readIntent(intent.id)).toMatchObject({ state: "open", asksCustomer: true });
    expect(await payments.cancelIntent(intent.id)).toMatchObject({ state: "cancelled" });
  });

  test("each refund is made once, and never beyond what is left", async () => {
    const { payments } = provider;
    const { id: intentId } = await paid("pm_card_visa");
    const part = { intentId, refundId: randomUUID(), attempt: 1, amountCents: 1000 };
    const made = await payments.refund(part);
    expect(made).toMatchObject({ amountCents: 1000, refundId: part.refundId, intentId, state: "done" });
    expect((await payments.refund({ ...part, attempt: 2 })).id).toBe(made.id);
    const more = { ...part, refundId: randomUUID(), amountCents: 1501 };
    await expect(payments.refund(more)).rejects.toThrow(RefundImpossible);
    expect(await payments.listRefunds(intentId)).toEqual([made]);
    expect(await payments.readRefund(made.id)).toEqual(made);
  });

  test("a refund that its bank has yet to make is sent", async () => {
    const { id: intentId } = await paid("pm_card_pendingRefund");
    const order = { intentId, refundId: randomUUID(), attempt: 1, amountCents: 2500 };
    expect(await provider.payments.refund(order)).toMatchObject({ state: "sent" });
  });

  test("a dispute takes the money until it is won", async () => {
    const { payments, stripe } = provider;
    const { id: intentId } = await paid("pm_card_createDispute");
    const dispute = await disputeOf(intentId, "open");
    expect(dispute.movements.map(({ amountCents }) => amountCents)).toEqual([-2500]);
    const order = { intentId, refundId: randomUUID(), attempt: 1, amountCents: 2500 };
    await expect(payments.refund(order)).rejects.toThrow(RefundImpossible);
    await stripe.disputes.update(dispute.id, { evidence: { uncategorized_text: "winning_evidence" } });
    await disputeOf(intentId, "won");
  });

  test("an inquiry takes no money, and may be dropped", async () => {
    const { stripe } = provider;
    const { id: intentId } = await paid("pm_card_createDisputeInquiry");
    const inquiry = await disputeOf(intentId, "inquiry");
    expect(inquiry.movements).toEqual([]);
    await stripe.disputes.update(inquiry.id, { evidence: { uncategorized_text: "winning_evidence" } });
    await disputeOf(intentId, "dropped");
  });

  test("a fraud warning is listed with movements of money, and can be read", async () => {
    const { payments, patience } = provider;
    const { id: intentId, createdAt } = await paid("pm_card_createIssuerFraudRecord");
    const find = async (): Promise<FraudWarning | undefined> => {
      for await (const seen of payments.listSightings(createdAt)) {
        if (seen.kind === "warning" && seen.warning.intentId === intentId) return seen.warning;
      }
      return undefined;
    };
    await expect.poll(find, patience).toBeDefined();
    const warning = await find();
    expect(await payments.readWarning(warning?.id ?? "")).toEqual(warning);
  });

  test("our own charge is visible from its beginning, with its amount", async () => {
    const { id: intentId, createdAt } = await paid("pm_card_visa");
    const sightings = await Array.fromAsync(provider.payments.listSightings(createdAt));
    expect(sightings).toContainEqual({ kind: "charge", intentId, amountCents: 2500, ours: true });
    const later = await Array.fromAsync(provider.payments.listSightings(createdAt + 3_600_000));
    expect(later).toEqual([]);
  });

  test("a customer's card is saved at payment until it is removed", async () => {
    const { payments } = provider;
    const customer = { userId: randomUUID(), key: randomUUID() };
    const customerId = await payments.createCustomer(customer);
    expect(await payments.createCustomer(customer)).toBe(customerId);
    const intent = await payments.createIntent(orderOf(2500));
    const asked = { intentId: intent.id, customerId, keepsCard: true };
    expect(await payments.arrangeCard({ ...asked, customerId: "cus_unknown" })).toBe("no_customer");
    expect(await payments.arrangeCard(asked)).toBe("arranged");
    await confirm(intent, "pm_card_visa");
    const [card] = await payments.listCards(customerId);
    expect(card).toMatchObject({ brand: "visa", last4: "4242" });
    for (let times = 1; times <= 2; times++) await payments.detachCard(card?.id ?? "");
    expect(await payments.listCards(customerId)).toEqual([]);
    for (let times = 1; times <= 2; times++) await payments.deleteCustomer(customerId);
  });

  test("an event counts only with a valid signature", async () => {
    const { payments, webhookSecret } = provider;
    const object = { id: "pi_1", object: "payment_intent" };
    const event = {
      id: "evt_1",
      object: "event",
      type: "payment_intent.succeeded",
      created: 1,
      data: { object },
    };
    const payload = JSON.stringify(event);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
    expect(await payments.readEvent(payload, signature)).toMatchObject({ id: "evt_1", intentId: "pi_1" });
    expect(await payments.readEvent(`${payload} `, signature)).toBeNull();
  });

  async function paid(card: string): Promise<Intent> {
    const intent = await provider.payments.createIntent(orderOf(2500));
    await confirm(intent, card);
    return intent;
  }

  /** Confirms an intent like the customer's browser. */
  function confirm({ id }: Intent, card: string): Promise<Stripe.PaymentIntent> {
    return provider.stripe.paymentIntents.confirm(id, {
      payment_method: card,
      return_url: "https://example.com/",
    });
  }

  async function disputeOf(intentId: string, state: ProviderDispute["state"]): Promise<ProviderDispute> {
    const { payments, patience } = provider;
    const find = async () => (await payments.listDisputes(intentId)).find((one) => one.state === state);
    await expect.poll(find, patience).toBeDefined();
    const dispute = await find();
    if (!dispute) throw new Error(`The dispute is no longer ${state}.`);
    return dispute;
  }
});

function orderOf(amountCents: number) {
  return { purchaseId: randomUUID(), attempt: 1, amountCents, currency: "usd" };
}
