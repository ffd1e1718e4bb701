import type Stripe from "stripe";
import type { Context } from "#sandbox/context.ts";
import { refused } from "#sandbox/http/errors.ts";
import type { Form } from "#sandbox/http/form.ts";
import { nested, text } from "#sandbox/http/params.ts";
import { createPaymentMethod, paymentMethodOf } from "../payment-methods/create.ts";

/** The method that the call names or describes, or null; refuses one that is saved with someone else. */
export function chosenMethod(
  context: Context,
  intent: Stripe.PaymentIntent,
  form: Form,
): Stripe.PaymentMethod | null {
  const id = text(form, "payment_method");
  if (id !== undefined) {
    const method = paymentMethodOf(context, id);
    if (method.customer !== null && method.customer !== intent.customer) {
      throw refused("The provided PaymentMethod is attached to another Customer than this PaymentIntent's.", {
        code: "payment_intent_invalid_parameter",
        param: "payment_method",
      });
    }
    return method;
  }
  if ("payment_method_data" in form) return createPaymentMethod(context, nested(form, "payment_method_data"));
  return null;
}
