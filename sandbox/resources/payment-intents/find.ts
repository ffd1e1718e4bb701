import type Stripe from "stripe";
import type { Context } from "#sandbox/context.ts";
import { missing } from "#sandbox/http/errors.ts";
import { find } from "#sandbox/store/objects.ts";

/** The intent with this id; 404 for an unknown one. */
export function intentWithId(context: Context, id: string): Stripe.PaymentIntent {
  const intent = find(context.store, "payment_intent", id);
  if (!intent) throw missing("payment_intent", id, "intent");
  return intent;
}
