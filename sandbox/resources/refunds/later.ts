import type Stripe from "stripe";
import type { Context } from "#sandbox/context.ts";
import { find, put } from "#sandbox/store/objects.ts";
import { recordMovement } from "../balance-transactions.ts";

/** Writes the money that leaves with a refund. @returns the movement's id */
export function recordRefundMovement(context: Context, refund: Stripe.Refund): string {
  const { amount, currency, id: source } = refund;
  const description = "REFUND FOR CHARGE";
  return recordMovement(context, { ...moved, amount: -amount, currency, source, description }).id;
}

/** The bank has given the money back. */
export function sendRefund(context: Context, id: string): void {
  const refund = find(context.store, "refund", id);
  if (refund?.status !== "pending") return;
  const sent: Stripe.Refund = { ...refund, status: "succeeded" };
  sent.balance_transaction = recordRefundMovement(context, sent);
  put(context.store, sent);
  context.emit("refund.updated", sent);
}

/** The bank could not give the money back: it is the salon's again, and may be refunded anew. */
export function returnRefund(context: Context, id: string): void {
  const refund = find(context.store, "refund", id);
  if (!refund || refund.status === "failed" || typeof refund.charge !== "string") return;
  const failed: Stripe.Refund = { ...refund, failure_reason: "expired_or_canceled_card", status: "failed" };
  if (refund.status === "succeeded") {
    const { amount, currency, id: source } = refund;
    const description = "REFUND FAILURE";
    failed.failure_balance_transaction = recordMovement(context, {
      ...moved,
      amount,
      currency,
      source,
      description,
      type: "refund_failure",
      reportingCategory: "refund_failure",
    }).id;
  }
  put(context.store, failed);
  const charge = find(context.store, "charge", refund.charge);
  if (charge) {
    put(context.store, {
      ...charge,
      amount_refunded: charge.amount_refunded - refund.amount,
      refunded: false,
    });
  }
  context.emit("refund.updated", failed);
  context.emit("refund.failed", failed);
}

const moved = { fee: 0, type: "refund", reportingCategory: "refund" } as const;
