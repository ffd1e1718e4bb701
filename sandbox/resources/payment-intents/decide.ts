import { declineFor } from "#sandbox/cards/declines.ts";
import type { Context } from "#sandbox/context.ts";
import { ApiError } from "#sandbox/http/errors.ts";
import { behaviourOf } from "../payment-methods/card-behaviours.ts";
import { paymentMethodOf } from "../payment-methods/create.ts";
import { intentWithId } from "./find.ts";
import { decline, settlePaid } from "./pay.ts";

/** The bank's decision about a payment that it has been checking. */
export function decidePayment(context: Context, id: string): void {
  const intent = intentWithId(context, id);
  if (intent.status !== "processing" || typeof intent.payment_method !== "string") return;
  const method = paymentMethodOf(context, intent.payment_method);
  const { result } = behaviourOf(context.store, method.id);
  if (result !== "check_then_decline") {
    settlePaid(context, intent, method, false);
    return;
  }
  try {
    decline(context, intent, method, declineFor("generic_decline"), false);
  } catch (error) {
    // The card error that a call would answer; here the intent itself tells it.
    if (!(error instanceof ApiError)) throw error;
  }
}
