import type Stripe from "stripe";
import type { Context } from "#sandbox/context.ts";
import { refused } from "#sandbox/http/errors.ts";
import type { Form } from "#sandbox/http/form.ts";
import { integer } from "#sandbox/http/params.ts";
import { put } from "#sandbox/store/objects.ts";
import { collect } from "../charges/collect.ts";
import { chargeWithId } from "../charges/routes.ts";
import { intentWithId } from "./find.ts";

/** Collects an authorised intent, or a part of it; the rest is let go. */
export function capture(context: Context, id: string, form: Form): Stripe.PaymentIntent {
  const intent = intentWithId(context, id);
  if (intent.status !== "requires_capture" || typeof intent.latest_charge !== "string") {
    throw refused(
      `This PaymentIntent could not be captured because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be captured: requires_capture.`,
      { code: "payment_intent_unexpected_state", payment_intent: intent },
    );
  }
  const amount = integer(form, "amount_to_capture", 1) ?? intent.amount_capturable;
  if (amount > intent.amount_capturable) {
    throw refused(
      `The amount to capture (${amount}) is greater than what can be captured (${intent.amount_capturable}).`,
      { code: "amount_too_large", param: "amount_to_capture" },
    );
  }
  const charge = collect(context, chargeWithId(context, intent.latest_charge), amount);
  const captured: Stripe.PaymentIntent = {
    ...intent,
    amount_capturable: 0,
    amount_received: amount,
    status: "succeeded",
  };
  put(context.store, charge);
  put(context.store, captured);
  context.emit("charge.captured", charge);
  context.emit("payment_intent.succeeded", captured);
  return captured;
}
