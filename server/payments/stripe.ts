import Stripe from "stripe";
import type { PaymentState } from "#domain/payment-states.ts";
import type { Intent, IntentRequest, PaymentProvider, ProviderEvent } from "#server/payments/port.ts";
import { stripeCards } from "#server/payments/stripe-cards.ts";
import { answered, isRefused, known } from "#server/payments/stripe-errors.ts";
import { purchaseKey, stripeMoney } from "#server/payments/stripe-money.ts";

const intentId = /^pi_\w+$/;
const timeoutMs = 20_000;
/** The maximum age of a webhook's signature, as Stripe recommends. */
const signatureSeconds = 300;

export interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  /** The sandbox's port on this machine; null for Stripe itself. */
  sandboxPort: number | null;
  /** Milliseconds since the epoch, for checking the age of a webhook's signature. */
  now: () => number;
}

/** Cards through Stripe, or through the sandbox that imitates it. Uses the API version that the SDK is pinned to. */
export function stripePayments({
  secretKey,
  webhookSecret,
  sandboxPort,
  now,
}: StripeOptions): PaymentProvider {
  const farEnd = sandboxPort ? { host: "127.0.0.1", port: sandboxPort, protocol: "http" as const } : {};
  const stripe = new Stripe(secretKey, {
    ...farEnd,
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    appInfo: { name: "shiuli" },
  });

  return {
    createIntent: ({ purchaseId, attempt, amountCents, currency }: IntentRequest) =>
      answered(async () =>
        toIntent(
          await stripe.paymentIntents.create(
            {
              amount: amountCents,
              currency,
              allowed_payment_method_types: ["card"],
              metadata: { [purchaseKey]: purchaseId },
            },
            { idempotencyKey: `intent:${purchaseId}:${attempt}` },
          ),
        ),
      ),

    // A browser may send anything as an id, so only put possible ids into an address.
    readIntent: async (id) =>
      intentId.test(id)
        ? await answered(() => known(async () => toIntent(await stripe.paymentIntents.retrieve(id))))
        : null,

    cancelIntent: (id) =>
      answered(() =>
        known(async () => {
          try {
            return toIntent(await stripe.paymentIntents.cancel(id));
          } catch (error) {
            if (!isRefused(error)) throw error;
            return toIntent(await stripe.paymentIntents.retrieve(id));
          }
        }),
      ),

    ...stripeMoney(stripe),
    ...stripeCards(stripe),

    async readEvent(body, signature) {
      try {
        const { webhooks } = stripe;
        return toEvent(
          webhooks.constructEvent(body, signature, webhookSecret, signatureSeconds, undefined, now()),
        );
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
        throw error;
      }
    },
  };
}

function toIntent(intent: Stripe.PaymentIntent): Intent {
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? "",
    state: toState(intent.status),
    asksCustomer: intent.status === "requires_action",
    amountCents: intent.status === "succeeded" ? intent.amount_received : intent.amount,
    currency: intent.currency,
    purchaseId: intent.metadata[purchaseKey] ?? null,
    createdAt: intent.created * 1000,
  };
}

function toState(status: Stripe.PaymentIntent.Status): PaymentState {
  if (status === "succeeded") return "succeeded";
  if (status === "canceled") return "cancelled";
  if (status === "processing" || status === "requires_capture") return "processing";
  return "open";
}

function toEvent({ id, type, created, data: { object: subject } }: Stripe.Event): ProviderEvent {
  const about = {
    id,
    type,
    createdAt: created * 1000,
    intentId: intentOf(subject),
    refundId: null,
    disputeId: null,
    warningId: null,
  };
  if (subject.object === "refund") return { ...about, refundId: subject.id };
  if (subject.object === "dispute") return { ...about, disputeId: subject.id };
  if (subject.object === "radar.early_fraud_warning") return { ...about, warningId: subject.id };
  return about;
}

function intentOf(subject: Stripe.Event["data"]["object"]): string | null {
  if (subject.object === "payment_intent") return subject.id;
  const intent = "payment_intent" in subject ? subject.payment_intent : null;
  return typeof intent === "string" ? intent : intent && typeof intent === "object" ? intent.id : null;
}
