import type Stripe from "stripe";
import type { Context } from "#sandbox/context.ts";
import { newId } from "#sandbox/ids.ts";
import { put } from "#sandbox/store/objects.ts";
import { recordMovement } from "../balance-transactions.ts";
import { blankEvidence } from "./evidence.ts";

const WEEK = 7 * 86_400;
export const DISPUTE_FEE = 1500;

/** Opens a dispute over a whole charge, as its holder's bank would, and takes the money back. */
export function openDispute(context: Context, charge: Stripe.Charge): void {
  const dispute = withdrawn(context, blankDispute(context, charge));
  put(context.store, dispute);
  put(context.store, { ...charge, disputed: true });
  context.emit("charge.dispute.created", dispute);
  context.emit("charge.dispute.funds_withdrawn", dispute);
}

/** Opens an inquiry: the holder's bank asks about the charge, and no money moves. */
export function openInquiry(context: Context, charge: Stripe.Charge): void {
  const inquiry: Stripe.Dispute = {
    ...blankDispute(context, charge),
    is_charge_refundable: true,
    payment_method_details: {
      card: { brand: "visa", case_type: "inquiry", network: "visa", network_reason_code: "10" },
      type: "card",
    },
    status: "warning_needs_response",
  };
  put(context.store, inquiry);
  put(context.store, { ...charge, disputed: true });
  context.emit("charge.dispute.created", inquiry);
}

/** Makes a dispute of an inquiry: the bank takes the money now. */
export function escalate(context: Context, inquiry: Stripe.Dispute): Stripe.Dispute {
  const dispute = withdrawn(context, {
    ...inquiry,
    is_charge_refundable: false,
    payment_method_details: {
      card: { brand: "visa", case_type: "chargeback", network: "visa", network_reason_code: "10.4" },
      type: "card",
    },
    status: "needs_response",
  });
  put(context.store, dispute);
  context.emit("charge.dispute.updated", dispute);
  context.emit("charge.dispute.funds_withdrawn", dispute);
  return dispute;
}

/** Ends an inquiry: nothing was taken, and nothing is. */
export function closeInquiry(context: Context, inquiry: Stripe.Dispute): Stripe.Dispute {
  const closed: Stripe.Dispute = { ...inquiry, status: "warning_closed" };
  put(context.store, closed);
  context.emit("charge.dispute.closed", closed);
  return closed;
}

function withdrawn(context: Context, dispute: Stripe.Dispute): Stripe.Dispute {
  const withdrawal = recordMovement(context, {
    amount: -dispute.amount,
    fee: DISPUTE_FEE,
    currency: dispute.currency,
    source: dispute.id,
    type: "adjustment",
    reportingCategory: "dispute",
    description: `Chargeback withdrawal for ${dispute.charge}`,
  });
  return { ...dispute, balance_transactions: [withdrawal] };
}

function blankDispute(context: Context, charge: Stripe.Charge): Stripe.Dispute {
  return {
    id: newId("du"),
    object: "dispute",
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: context.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: blankEvidence(charge),
    evidence_details: {
      due_by: context.now() + WEEK,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_submitted",
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: { brand: "visa", case_type: "chargeback", network: "visa", network_reason_code: "10.4" },
      type: "card",
    },
    reason: "fraudulent",
    status: "needs_response",
  };
}
