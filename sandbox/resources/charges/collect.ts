import type Stripe from "stripe";
import type { Context } from "#sandbox/context.ts";
import { cardFee, recordMovement } from "../balance-transactions.ts";

/** The charge with `amount` (minor units) captured and its movement written; the caller stores it. */
export function collect(context: Context, charge: Stripe.Charge, amount: number): Stripe.Charge {
  const movement = recordMovement(context, {
    amount,
    fee: cardFee(amount),
    currency: charge.currency,
    source: charge.id,
    type: "charge",
    reportingCategory: "charge",
    description: charge.description,
  });
  return { ...charge, amount_captured: amount, balance_transaction: movement.id, captured: true };
}
