import type Stripe from "stripe";
import type { Context } from "#sandbox/context.ts";
import { invalidParam, missing, refused } from "#sandbox/http/errors.ts";
import type { Form } from "#sandbox/http/form.ts";
import { choice, integer, mergedMetadata, text } from "#sandbox/http/params.ts";
import { newId } from "#sandbox/ids.ts";
import { doLater } from "#sandbox/later/queue.ts";
import { find, put } from "#sandbox/store/objects.ts";
import { page } from "#sandbox/store/pages.ts";
import { closeInquiry } from "../disputes/open.ts";
import { behaviourOf } from "../payment-methods/card-behaviours.ts";
import { recordRefundMovement } from "./later.ts";

const REASONS = ["duplicate", "fraudulent", "requested_by_customer"] as const;

/** How long a bank takes to give money back, or to send it back here. */
const BANK_MS = 3 * 60_000;

/** Gives back a charge or a part of it; what is given back in all never exceeds what was captured. */
export function createRefund(context: Context, form: Form): Stripe.Refund {
  const charge = chargeToRefund(context, form);
  const reason = choice(form, "reason", REASONS) ?? null;
  const metadata = mergedMetadata({}, form);
  const amount = amountToRefund(context, charge, form);
  const method = typeof charge.payment_method === "string" ? charge.payment_method : "";
  const { refunds } = behaviourOf(context.store, method);
  const isLate = refunds === "later" || refunds === "later_in_vain";
  const refund: Stripe.Refund = {
    id: newId("re"),
    object: "refund",
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: context.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { reference_status: "pending", reference_type: "acquirer_reference_number", type: "refund" },
      type: "card",
    },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: isLate ? "pending" : "succeeded",
    transfer_reversal: null,
  };
  if (!isLate) refund.balance_transaction = recordRefundMovement(context, refund);
  const returned = charge.amount_refunded + amount;
  const changed: Stripe.Charge = {
    ...charge,
    amount_refunded: returned,
    refunded: returned === charge.amount_captured,
  };
  put(context.store, refund);
  put(context.store, changed);
  const due = context.now() * 1000 + BANK_MS;
  if (refunds === "later") doLater(context.store, "send_refund", refund.id, due);
  if (refunds === "sent_back" || refunds === "later_in_vain")
    doLater(context.store, "return_refund", refund.id, due);
  if (changed.refunded) closeInquiries(context, charge);
  context.emit("charge.refunded", changed);
  context.emit("refund.created", refund);
  return refund;
}

/** What is given back whole leaves an inquiry nothing to ask about. */
function closeInquiries(context: Context, charge: Stripe.Charge): void {
  for (const dispute of disputesOf(context, charge)) {
    if (dispute.status === "warning_needs_response") closeInquiry(context, dispute);
  }
}

function amountToRefund(context: Context, charge: Stripe.Charge, form: Form): number {
  const left = charge.amount_captured - charge.amount_refunded;
  const amount = integer(form, "amount", 1) ?? left;
  if (left === 0) {
    throw refused(`Charge ${charge.id} has already been refunded.`, { code: "charge_already_refunded" });
  }
  if (isChargedBack(context, charge)) {
    throw refused(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: "charge_disputed",
    });
  }
  if (amount > left) {
    const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
    throw refused(
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      { param: "amount" },
    );
  }
  return amount;
}

/** The states in which a bank has the money; an inquiry has taken none. */
const HELD: readonly string[] = ["needs_response", "under_review", "lost"];

/** Money that a bank took for a dispute can't be refunded, unless the dispute was won and it came back. */
function isChargedBack(context: Context, charge: Stripe.Charge): boolean {
  return disputesOf(context, charge).some(({ status }) => HELD.includes(status));
}

function disputesOf({ store }: Context, charge: Stripe.Charge): Stripe.Dispute[] {
  if (!charge.disputed) return [];
  const query = { limit: 100, created: {}, where: { charge: charge.id } };
  return page(store, "dispute", "/v1/disputes", query).data;
}

function chargeToRefund({ store }: Context, form: Form): Stripe.Charge {
  const intentId = text(form, "payment_intent");
  let chargeId = text(form, "charge");
  if (chargeId === undefined) {
    if (intentId === undefined) {
      throw invalidParam(
        "One of the following params should be provided for this request: payment_intent or charge.",
        "payment_intent",
        "parameter_missing",
      );
    }
    const intent = find(store, "payment_intent", intentId);
    if (!intent) throw missing("payment_intent", intentId, "payment_intent", 404);
    chargeId = typeof intent.latest_charge === "string" ? intent.latest_charge : undefined;
    if (chargeId === undefined) throw nothingToRefund(intentId);
  }
  const charge = find(store, "charge", chargeId);
  if (!charge) throw missing("charge", chargeId, "charge", 404);
  if (!charge.captured) throw nothingToRefund(intentId ?? chargeId);
  return charge;
}

function nothingToRefund(id: string) {
  return refused(`This PaymentIntent (${id}) does not have a successful charge to refund.`, {
    param: "payment_intent",
  });
}
