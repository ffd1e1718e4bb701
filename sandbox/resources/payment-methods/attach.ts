import type Stripe from "stripe";
import { declineReasonOf } from "#sandbox/cards/catalogue.ts";
import { declineFor } from "#sandbox/cards/declines.ts";
import type { Context } from "#sandbox/context.ts";
import { cardError, missing, refused } from "#sandbox/http/errors.ts";
import { find, put } from "#sandbox/store/objects.ts";
import { behaviourOf } from "./card-behaviours.ts";

/** Saves a method with a customer; refuses one that declines, as its issuer would. */
export function attach(
  context: Context,
  method: Stripe.PaymentMethod,
  customerId: string,
): Stripe.PaymentMethod {
  if (!find(context.store, "customer", customerId)) throw missing("customer", customerId, "customer", 400);
  if (method.customer === customerId) return method;
  if (method.customer !== null) {
    throw refused("The payment method you provided has already been attached to a customer.");
  }
  const behaviour = behaviourOf(context.store, method.id);
  const reason = declineReasonOf(behaviour);
  if (behaviour.refusesSaving && reason) {
    const { message, ...details } = declineFor(reason);
    throw cardError(message, details);
  }
  const attached: Stripe.PaymentMethod = { ...method, customer: customerId };
  put(context.store, attached);
  context.emit("payment_method.attached", attached);
  return attached;
}

/** Parts a method from its customer. */
export function detach(context: Context, method: Stripe.PaymentMethod): Stripe.PaymentMethod {
  if (method.customer === null) {
    throw refused(
      "The payment method you provided is not attached to a customer so detachment is impossible.",
    );
  }
  const detached: Stripe.PaymentMethod = { ...method, customer: null };
  put(context.store, detached);
  context.emit("payment_method.detached", detached);
  return detached;
}
