import type Stripe from "stripe";
import type { Behaviour } from "#sandbox/cards/catalogue.ts";
import { declineFor } from "#sandbox/cards/declines.ts";
import type { Context } from "#sandbox/context.ts";
import { refused } from "#sandbox/http/errors.ts";
import type { Form } from "#sandbox/http/form.ts";
import { flag, text } from "#sandbox/http/params.ts";
import { newId } from "#sandbox/ids.ts";
import { put } from "#sandbox/store/objects.ts";
import { behaviourOf } from "../payment-methods/card-behaviours.ts";
import { paymentMethodOf } from "../payment-methods/create.ts";
import { askElsewhere } from "./ask-elsewhere.ts";
import { withFields } from "./fields.ts";
import { chosenMethod } from "./method.ts";
import { decline, pay } from "./pay.ts";

const CONFIRMABLE = ["requires_payment_method", "requires_confirmation", "requires_action"];

/** Charges the intent, or asks for 3-D Secure first. A declined card is an error, and the intent may be tried again. */
export function confirm(context: Context, standing: Stripe.PaymentIntent, form: Form): Stripe.PaymentIntent {
  if (!CONFIRMABLE.includes(standing.status)) throw notConfirmable(standing);
  const intent =
    context.caller === "secret" ? withFields(context, standing, form) : fromBrowser(standing, form);
  const method = chosenMethod(context, intent, form) ?? currentMethod(context, intent);
  if (!method) {
    throw refused(
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
      { code: "payment_intent_unexpected_state", payment_intent: standing },
    );
  }
  const behaviour = behaviourOf(context.store, method.id);
  const confirmed: Stripe.PaymentIntent = { ...intent, payment_method: method.id, next_action: null };
  if (!asksForChallenge(behaviour, method, confirmed))
    return pay(context, confirmed, method, behaviour, false);
  if (flag(form, "off_session")) {
    return decline(context, confirmed, method, declineFor("authentication_required"), false);
  }
  const returnUrl = behaviour.challenge === "elsewhere" ? text(form, "return_url") : undefined;
  const elsewhere = returnUrl === undefined ? null : askElsewhere(context, confirmed.id, returnUrl);
  return askForChallenge(context, confirmed, elsewhere ?? askHere());
}

// A browser holds one intent's secret: it may choose how to pay and where the receipt goes, nothing more.
function fromBrowser(intent: Stripe.PaymentIntent, form: Form): Stripe.PaymentIntent {
  return { ...intent, receipt_email: text(form, "receipt_email") ?? intent.receipt_email };
}

function currentMethod(context: Context, intent: Stripe.PaymentIntent): Stripe.PaymentMethod | null {
  return typeof intent.payment_method === "string" ? paymentMethodOf(context, intent.payment_method) : null;
}

function asksForChallenge(
  behaviour: Behaviour,
  method: Stripe.PaymentMethod,
  intent: Stripe.PaymentIntent,
): boolean {
  if (behaviour.challenge === "always" || behaviour.challenge === "elsewhere") return true;
  const saved = method.customer !== null && method.customer === intent.customer;
  return behaviour.challenge === "unless_saved" && !saved;
}

/** The shop's page asks, in a window over it. */
function askHere(): Stripe.PaymentIntent.NextAction {
  return {
    type: "use_stripe_sdk",
    use_stripe_sdk: { type: "three_d_secure_redirect", source: newId("payatt") },
  };
}

function askForChallenge(
  context: Context,
  intent: Stripe.PaymentIntent,
  next_action: Stripe.PaymentIntent.NextAction,
): Stripe.PaymentIntent {
  const waiting: Stripe.PaymentIntent = { ...intent, status: "requires_action", next_action };
  put(context.store, waiting);
  context.emit("payment_intent.requires_action", waiting);
  return waiting;
}

function notConfirmable(intent: Stripe.PaymentIntent) {
  const message =
    intent.status === "succeeded"
      ? "You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed."
      : `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action.`;
  return refused(message, { code: "payment_intent_unexpected_state", payment_intent: intent });
}
