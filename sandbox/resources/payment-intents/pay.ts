import type Stripe from "stripe";
import { type Behaviour, declineReasonOf } from "#sandbox/cards/catalogue.ts";
import { type Decline, declineFor } from "#sandbox/cards/declines.ts";
import type { Context } from "#sandbox/context.ts";
import { cardError } from "#sandbox/http/errors.ts";
import { doLater } from "#sandbox/later/queue.ts";
import { put } from "#sandbox/store/objects.ts";
import { createCharge } from "../charges/create.ts";
import { openDispute, openInquiry } from "../disputes/open.ts";
import { warnOfFraud } from "../fraud-warnings.ts";
import { attach } from "../payment-methods/attach.ts";

/** How long a bank checks a payment: longer than a salon usually holds an hour. */
const CHECK_MS = 12 * 60_000;

/** Charges the method and moves the intent on, as the card behaves; throws the card error of a decline. */
export function pay(
  context: Context,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  behaviour: Behaviour,
  authenticated: boolean,
): Stripe.PaymentIntent {
  const reason = declineReasonOf(behaviour);
  if (reason) return decline(context, intent, method, declineFor(reason), authenticated);
  const { result } = behaviour;
  if (result === "check" || result === "check_then_decline") return checkFirst(context, intent);
  return settlePaid(context, intent, method, authenticated, result);
}

/** The bank takes its time: nothing is taken, and the intent can neither be confirmed nor cancelled until it decides. */
function checkFirst(context: Context, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const checked: Stripe.PaymentIntent = { ...intent, next_action: null, status: "processing" };
  put(context.store, checked);
  doLater(context.store, "decide_payment", intent.id, context.now() * 1000 + CHECK_MS);
  context.emit("payment_intent.processing", checked);
  return checked;
}

/** Takes the money, and what the card's holder or bank says of it afterwards. */
export function settlePaid(
  context: Context,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  authenticated: boolean,
  result?: Behaviour["result"],
): Stripe.PaymentIntent {
  const charge = createCharge(context, { intent, method, authenticated, decline: null });
  const paid = charge.captured ? succeeded(intent, charge) : authorised(intent, charge);
  put(context.store, paid);
  context.emit("charge.succeeded", charge);
  if (charge.captured) context.emit("payment_intent.succeeded", paid);
  else context.emit("payment_intent.amount_capturable_updated", paid);
  if (result === "dispute") openDispute(context, charge);
  if (result === "inquire") openInquiry(context, charge);
  if (result === "warn") warnOfFraud(context, charge);
  if (typeof paid.customer === "string" && paid.setup_future_usage !== null) {
    attach(context, method, paid.customer);
  }
  return paid;
}

/** Records the refused attempt, leaves the intent open for another method, and throws the card error. */
export function decline(
  context: Context,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  reason: Decline,
  authenticated: boolean,
): never {
  const charge = createCharge(context, { intent, method, authenticated, decline: reason });
  const { message, ...codes } = reason;
  const failed: Stripe.PaymentIntent = {
    ...intent,
    last_payment_error: {
      ...codes,
      charge: charge.id,
      doc_url: `https://stripe.com/docs/error-codes/${reason.code.replaceAll("_", "-")}`,
      message,
      payment_method: method,
      type: "card_error",
    },
    latest_charge: charge.id,
    next_action: null,
    payment_method: null,
    status: "requires_payment_method",
  };
  put(context.store, failed);
  context.emit("charge.failed", charge);
  context.emit("payment_intent.payment_failed", failed);
  throw cardError(message, {
    ...codes,
    charge: charge.id,
    payment_intent: failed,
    payment_method: method,
  });
}

function succeeded(intent: Stripe.PaymentIntent, charge: Stripe.Charge): Stripe.PaymentIntent {
  return {
    ...intent,
    amount_received: charge.amount_captured,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    status: "succeeded",
  };
}

function authorised(intent: Stripe.PaymentIntent, charge: Stripe.Charge): Stripe.PaymentIntent {
  return {
    ...intent,
    amount_capturable: charge.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    status: "requires_capture",
  };
}
