import type Stripe from "stripe";
import type { Context } from "#sandbox/context.ts";
import { newId } from "#sandbox/ids.ts";
import { put } from "#sandbox/store/objects.ts";
import type { Attempt } from "./attempt.ts";
import { cardDetails } from "./card-details.ts";
import { collect, collectSoon } from "./collect.ts";
import { outcomeOf } from "./outcome.ts";

/** Records one attempt to charge an intent; an accepted one is captured at once unless the intent says later. */
export function createCharge(context: Context, attempt: Attempt): Stripe.Charge {
  const { intent, method, decline } = attempt;
  const charge: Stripe.Charge = {
    id: newId("ch"),
    object: "charge",
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: "SANDBOX",
    captured: false,
    created: context.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid: decline === null,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: cardDetails(attempt), type: "card" },
    radar_options: {},
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: decline === null ? "succeeded" : "failed",
    transfer_data: null,
    transfer_group: intent.transfer_group,
  };
  const written = decline === null ? captured(context, charge, intent.capture_method) : charge;
  put(context.store, written);
  return written;
}

function captured(
  context: Context,
  charge: Stripe.Charge,
  how: Stripe.PaymentIntent["capture_method"],
): Stripe.Charge {
  if (how === "manual") return charge;
  return how === "automatic" ? collect(context, charge, charge.amount) : collectSoon(context, charge);
}
