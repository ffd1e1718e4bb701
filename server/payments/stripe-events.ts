import type Stripe from "stripe";

/** The events that Stripe's webhook endpoint must send. Each only says what to ask the provider about. */
export const stripeEvents = [
  "payment_intent.succeeded",
  "payment_intent.processing",
  "payment_intent.payment_failed",
  "payment_intent.canceled",
  "charge.refunded",
  "refund.created",
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
  "radar.early_fraud_warning.created",
] as const satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[];
