import type Stripe from "stripe";
import type { Context } from "#sandbox/context.ts";
import type { Form } from "#sandbox/http/form.ts";
import { flag } from "#sandbox/http/params.ts";
import { put } from "#sandbox/store/objects.ts";
import { readAmount, readCurrency } from "./amount.ts";
import { blankIntent } from "./blank.ts";
import { confirm } from "./confirm.ts";
import { withFields } from "./fields.ts";
import { chosenMethod } from "./method.ts";

/** Makes an intent, and confirms it at once where asked. */
export function createIntent(context: Context, form: Form): Stripe.PaymentIntent {
  const currency = readCurrency(form);
  const amount = readAmount(form, currency);
  const intent = withFields(context, blankIntent(amount, currency, context.now()), form);
  const method = chosenMethod(context, intent, form);
  context.emit("payment_intent.created", intent);
  if (method) {
    intent.payment_method = method.id;
    intent.status = "requires_confirmation";
  }
  put(context.store, intent);
  return flag(form, "confirm") ? confirm(context, intent, form) : intent;
}
