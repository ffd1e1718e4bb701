import type Stripe from "stripe";
import type { Context, Route } from "../context.ts";
import { invalidParam, missing, refused } from "../http/errors.ts";
import type { Form } from "../http/form.ts";
import { LIST_PARAMS, listQuery } from "../http/list.ts";
import { choice, integer, mergedMetadata, text } from "../http/params.ts";
import { newId } from "../ids.ts";
import { find, put } from "../store/objects.ts";
import { page } from "../store/pages.ts";
import { recordMovement } from "./balance-transactions.ts";

const REASONS = ["duplicate", "fraudulent", "requested_by_customer"] as const;

/** Gives back a charge or a part of it; what is given back in all never exceeds what was captured. */
function create(context: Context, form: Form): Stripe.Refund {
  const charge = chargeToRefund(context, form);
  const reason = choice(form, "reason", REASONS) ?? null;
  const metadata = mergedMetadata({}, form);
  const amount = amountToRefund(context, charge, form);
  const id = newId("re");
  const movement = recordMovement(context, {
    amount: -amount,
    fee: 0,
    currency: charge.currency,
    source: id,
    type: "refund",
    reportingCategory: "refund",
    description: "REFUND FOR CHARGE",
  });
  const refund: Stripe.Refund = {
    id,
    object: "refund",
    amount,
    balance_transaction: movement.id,
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
    status: "succeeded",
    transfer_reversal: null,
  };
  const returned = charge.amount_refunded + amount;
  const changed: Stripe.Charge = {
    ...charge,
    amount_refunded: returned,
    refunded: returned === charge.amount_captured,
  };
  put(context.store, refund);
  put(context.store, changed);
  context.emit("charge.refunded", changed);
  context.emit("refund.created", refund);
  return refund;
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

/** Money that a bank took for a dispute can't be refunded, unless the dispute was won and it came back. */
function isChargedBack({ store }: Context, charge: Stripe.Charge): boolean {
  if (!charge.disputed) return false;
  const query = { limit: 100, created: {}, where: { charge: charge.id } };
  return page(store, "dispute", "/v1/disputes", query).data.some(({ status }) => status !== "won");
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

function refundWithId(context: Context, id: string): Stripe.Refund {
  const refund = find(context.store, "refund", id);
  if (!refund) throw missing("refund", id, "id");
  return refund;
}

export const refundRoutes: Route[] = [
  {
    method: "POST",
    path: "/v1/refunds",
    params: ["payment_intent", "charge", "amount", "reason", "metadata"],
    answer: (context, { form }) => create(context, form),
  },
  {
    method: "GET",
    path: "/v1/refunds",
    params: [...LIST_PARAMS, "payment_intent", "charge"],
    answer: ({ store }, { form }) =>
      page(
        store,
        "refund",
        "/v1/refunds",
        listQuery(form, { payment_intent: text(form, "payment_intent"), charge: text(form, "charge") }),
      ),
  },
  {
    method: "GET",
    path: "/v1/refunds/:id",
    params: [],
    answer: (context, { id }) => refundWithId(context, id),
  },
  {
    method: "POST",
    path: "/v1/refunds/:id",
    params: ["metadata"],
    answer: (context, { id, form }) => {
      const refund = refundWithId(context, id);
      const updated: Stripe.Refund = { ...refund, metadata: mergedMetadata(refund.metadata ?? {}, form) };
      put(context.store, updated);
      context.emit("refund.updated", updated);
      return updated;
    },
  },
];
