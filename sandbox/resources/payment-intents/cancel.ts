import type Stripe from "stripe";
import type { Context } from "#sandbox/context.ts";
import { refused } from "#sandbox/http/errors.ts";
import type { Form } from "#sandbox/http/form.ts";
import { choice } from "#sandbox/http/params.ts";
import { put } from "#sandbox/store/objects.ts";
import { chargeWithId } from "../charges/routes.ts";
import { intentWithId } from "./find.ts";

const REASONS = ["abandoned", "duplicate", "fraudulent", "requested_by_customer"] as const;

/** Of one that is being checked by its bank, Stripe cancels a few and refuses most. */
const UNCANCELLABLE: readonly string[] = ["succeeded", "canceled", "processing"];

/** Ends an intent that has not succeeded; an authorised amount is let go. */
export function cancel(context: Context, id: string, form: Form): Stripe.PaymentIntent {
  const intent = intentWithId(context, id);
  if (UNCANCELLABLE.includes(intent.status)) {
    throw refused(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action.`,
      { code: "payment_intent_unexpected_state", payment_intent: intent },
    );
  }
  const reason = choice(form, "cancellation_reason", REASONS) ?? null;
  if (intent.status === "requires_capture" && typeof intent.latest_charge === "string") {
    const charge = chargeWithId(context, intent.latest_charge);
    put(context.store, { ...charge, amount_refunded: charge.amount, refunded: true });
  }
  const canceled: Stripe.PaymentIntent = {
    ...intent,
    amount_capturable: 0,
    canceled_at: context.now(),
    cancellation_reason: reason,
    next_action: null,
    status: "canceled",
  };
  put(context.store, canceled);
  context.emit("payment_intent.canceled", canceled);
  return canceled;
}
