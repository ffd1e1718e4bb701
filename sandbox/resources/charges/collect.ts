import type Stripe from "stripe";
import type { Context } from "#sandbox/context.ts";
import { doLater } from "#sandbox/later/queue.ts";
import { find, put } from "#sandbox/store/objects.ts";
import { cardFee, recordMovement } from "../balance-transactions.ts";

/** How long the movement of a charge that is captured by itself takes to appear. */
const BOOK_MS = 5_000;

/** The charge captured, its movement yet to come: `balance_transaction` is null until then. The caller stores it. */
export function collectSoon(context: Context, charge: Stripe.Charge): Stripe.Charge {
  doLater(context.store, "book_charge", charge.id, context.now() * 1000 + BOOK_MS);
  return { ...charge, amount_captured: charge.amount, captured: true };
}

/** Writes the movement of a charge that was captured a moment ago. */
export function bookCharge(context: Context, id: string): void {
  const charge = find(context.store, "charge", id);
  if (!charge || charge.balance_transaction !== null) return;
  const booked = collect(context, charge, charge.amount_captured);
  put(context.store, booked);
  context.emit("charge.updated", booked);
}

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
