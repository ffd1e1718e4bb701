import Stripe from "stripe";
import type { PaymentState } from "#domain/payment-states.ts";
import type { Intent, IntentRequest, PaymentProvider, ProviderEvent } from "#server/payments/port.ts";
import { stripeCards } from "#server/payments/stripe-cards.ts";
import { answered, isRefused, known } from "#server/payments/stripe-errors.ts";
import { purchaseKey, stripeMoney } from "#server/payments/stripe-money.ts";

const intentId = /^pi_\w+$/;
const timeoutMs = 20_000;
/** How old a webhook's signature may be, as Stripe advises. */
const signatureSeconds = 300;

export interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  /** Where the sandbox listens on this machine; null for Stripe itself. */
  sandboxPort: number | null;
  /** Milliseconds since the epoch: a webhook's signature must not be much older. */
  now: () => number;
}

/** Cards through Stripe, or through the sandbox that answers like it. The API version is the SDK's own pin. */
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

    // A browser may send anything as an id: what can't be one is not put into an address.
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
