import type Stripe from "stripe";
import type { Context } from "#sandbox/context.ts";
import { ApiError, refused } from "#sandbox/http/errors.ts";
import type { Form } from "#sandbox/http/form.ts";
import { requiredText } from "#sandbox/http/params.ts";
import { put } from "#sandbox/store/objects.ts";
import { behaviourOf } from "../payment-methods/card-behaviours.ts";
import { paymentMethodOf } from "../payment-methods/create.ts";
import { intentWithId } from "./find.ts";
import { pay } from "./pay.ts";

/** Ends a 3-D Secure challenge with `result` complete or fail, and answers the intent as it then stands. */
export function authenticate(context: Context, id: string, form: Form): Stripe.PaymentIntent {
  const intent = intentWithId(context, id);
  if (intent.status !== "requires_action" || typeof intent.payment_method !== "string") {
    throw refused("This PaymentIntent is not waiting for authentication.", {
      code: "payment_intent_unexpected_state",
      payment_intent: intent,
    });
  }
  const method = paymentMethodOf(context, intent.payment_method);
  if (requiredText(form, "result") !== "complete") return failed(context, intent, method);
  try {
    return pay(context, intent, method, behaviourOf(context.store, method.id), true);
  } catch (error) {
    // A decline after the challenge is told by the intent itself, since the challenge did succeed.
    if (error instanceof ApiError) return intentWithId(context, id);
    throw error;
  }
}

function failed(
  context: Context,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
): Stripe.PaymentIntent {
  const refusedIntent: Stripe.PaymentIntent = {
    ...intent,
    last_payment_error: {
      code: "payment_intent_authentication_failure",
      doc_url: "https://stripe.com/docs/error-codes/payment-intent-authentication-failure",
      message:
        "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
      payment_method: method,
      type: "invalid_request_error",
    },
    next_action: null,
    payment_method: null,
    status: "requires_payment_method",
  };
  put(context.store, refusedIntent);
  context.emit("payment_intent.payment_failed", refusedIntent);
  return refusedIntent;
}
