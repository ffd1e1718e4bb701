import type Stripe from "stripe";
import type { Context, Route } from "../context.ts";
import { missing, refused } from "../http/errors.ts";
import type { Form } from "../http/form.ts";
import { LIST_PARAMS, listQuery } from "../http/list.ts";
import { flag, mergedMetadata, nested, text } from "../http/params.ts";
import { newId } from "../ids.ts";
import { find, put } from "../store/objects.ts";
import { page } from "../store/pages.ts";
import { recordMovement } from "./balance-transactions.ts";
import { blankEvidence } from "./dispute-evidence.ts";

const WEEK = 7 * 86_400;
const DISPUTE_FEE = 1500;

/** Opens a dispute over a whole charge, as its holder's bank would, and takes the money back. */
export function openDispute(context: Context, charge: Stripe.Charge): void {
  const id = newId("du");
  const withdrawal = recordMovement(context, {
    amount: -charge.amount,
    fee: DISPUTE_FEE,
    currency: charge.currency,
    source: id,
    type: "adjustment",
    reportingCategory: "dispute",
    description: `Chargeback withdrawal for ${charge.id}`,
  });
  const dispute: Stripe.Dispute = {
    id,
    object: "dispute",
    amount: charge.amount,
    balance_transactions: [withdrawal],
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
  put(context.store, dispute);
  put(context.store, { ...charge, disputed: true });
  context.emit("charge.dispute.created", dispute);
  context.emit("charge.dispute.funds_withdrawn", dispute);
}

/** Takes evidence; Stripe's test texts `winning_evidence` and `losing_evidence` decide a submitted dispute. */
function respond(context: Context, id: string, form: Form): Stripe.Dispute {
  const standing = openDisputeWithId(context, id);
  const sent = text(nested(form, "evidence"), "uncategorized_text");
  const dispute: Stripe.Dispute = {
    ...standing,
    evidence: { ...standing.evidence, uncategorized_text: sent ?? standing.evidence.uncategorized_text },
    metadata: mergedMetadata(standing.metadata, form),
  };
  const submitted = flag(form, "submit") ?? true;
  if (submitted && sent === "winning_evidence") return decide(context, dispute, "won");
  if (submitted && sent === "losing_evidence") return decide(context, dispute, "lost");
  put(context.store, dispute);
  context.emit("charge.dispute.updated", dispute);
  return dispute;
}

function decide(context: Context, dispute: Stripe.Dispute, status: "won" | "lost"): Stripe.Dispute {
  const decided: Stripe.Dispute = { ...dispute, status };
  if (status === "won") {
    const returned = recordMovement(context, {
      amount: dispute.amount,
      fee: -DISPUTE_FEE,
      currency: dispute.currency,
      source: dispute.id,
      type: "adjustment",
      reportingCategory: "dispute_reversal",
      description: `Chargeback reversal for ${dispute.charge}`,
    });
    decided.balance_transactions = [...dispute.balance_transactions, returned];
  }
  put(context.store, decided);
  context.emit("charge.dispute.closed", decided);
  if (status === "won") context.emit("charge.dispute.funds_reinstated", decided);
  return decided;
}

function disputeWithId(context: Context, id: string): Stripe.Dispute {
  const dispute = find(context.store, "dispute", id);
  if (!dispute) throw missing("dispute", id, "dispute");
  return dispute;
}

function openDisputeWithId(context: Context, id: string): Stripe.Dispute {
  const dispute = disputeWithId(context, id);
  if (dispute.status !== "needs_response") throw refused("This dispute is already closed");
  return dispute;
}

export const disputeRoutes: Route[] = [
  {
    method: "GET",
    path: "/v1/disputes",
    params: [...LIST_PARAMS, "payment_intent", "charge"],
    answer: ({ store }, { form }) =>
      page(
        store,
        "dispute",
        "/v1/disputes",
        listQuery(form, { payment_intent: text(form, "payment_intent"), charge: text(form, "charge") }),
      ),
  },
  {
    method: "GET",
    path: "/v1/disputes/:id",
    params: [],
    answer: (context, { id }) => disputeWithId(context, id),
  },
  {
    method: "POST",
    path: "/v1/disputes/:id",
    params: ["evidence", "metadata", "submit"],
    answer: (context, { id, form }) => respond(context, id, form),
  },
  {
    method: "POST",
    path: "/v1/disputes/:id/close",
    params: [],
    answer: (context, { id }) => decide(context, openDisputeWithId(context, id), "lost"),
  },
];
