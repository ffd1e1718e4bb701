import type Stripe from "stripe";
import type { Context } from "#sandbox/context.ts";
import { refused } from "#sandbox/http/errors.ts";
import type { Form } from "#sandbox/http/form.ts";
import { put } from "#sandbox/store/objects.ts";
import { readAmount, readCurrency } from "./amount.ts";
import { withFields } from "./fields.ts";
import { intentWithId } from "./find.ts";
import { chosenMethod } from "./method.ts";

const OPEN = ["requires_payment_method", "requires_confirmation", "requires_action"];

/** Changes an intent; the amount, the currency and the method only while it is open. */
export function update(context: Context, id: string, form: Form): Stripe.PaymentIntent {
  const standing = intentWithId(context, id);
  const moves = ["amount", "currency", "payment_method", "payment_method_data"].find((name) => name in form);
  if (moves !== undefined && !OPEN.includes(standing.status)) {
    throw refused(
      `This PaymentIntent's ${moves} could not be updated because it has a status of ${standing.status}. You may only update the ${moves} of a PaymentIntent with one of the following statuses: requires_payment_method, requires_confirmation, requires_action.`,
      { code: "payment_intent_unexpected_state", payment_intent: standing },
    );
  }
  const currency = "currency" in form ? readCurrency(form) : standing.currency;
  const amount = "amount" in form ? readAmount(form, currency) : standing.amount;
  const filled = withFields(context, { ...standing, amount, currency }, form);
  const method = chosenMethod(context, filled, form);
  const updated = moves === undefined ? filled : reopened(filled, method);
  put(context.store, updated);
  return updated;
}

// A challenge was asked for the old amount: what changed has to be confirmed again.
function reopened(intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod | null): Stripe.PaymentIntent {
  const payment_method = method?.id ?? intent.payment_method;
  return {
    ...intent,
    payment_method,
    next_action: null,
    status: payment_method === null ? "requires_payment_method" : "requires_confirmation",
  };
}
