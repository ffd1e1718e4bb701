import type Stripe from "stripe";
import type { Context, Route } from "#sandbox/context.ts";
import { missing, refused } from "#sandbox/http/errors.ts";
import type { Form } from "#sandbox/http/form.ts";
import { LIST_PARAMS, listQuery } from "#sandbox/http/list.ts";
import { flag, mergedMetadata, nested, text } from "#sandbox/http/params.ts";
import { find, put } from "#sandbox/store/objects.ts";
import { page } from "#sandbox/store/pages.ts";
import { recordMovement } from "../balance-transactions.ts";
import { closeInquiry, DISPUTE_FEE, escalate } from "./open.ts";

/**
 * Takes evidence. Stripe's test texts decide what is submitted: `winning_evidence` and `losing_evidence` end it, and
 * `escalate_inquiry_evidence` makes a dispute of an inquiry.
 */
function respond(context: Context, id: string, form: Form): Stripe.Dispute {
  const standing = openDisputeWithId(context, id);
  const sent = text(nested(form, "evidence"), "uncategorized_text");
  const dispute: Stripe.Dispute = {
    ...standing,
    evidence: { ...standing.evidence, uncategorized_text: sent ?? standing.evidence.uncategorized_text },
    metadata: mergedMetadata(standing.metadata, form),
  };
  const submitted = flag(form, "submit") ?? true;
  if (isInquiry(standing)) {
    if (submitted && sent === "escalate_inquiry_evidence") return escalate(context, dispute);
    if (submitted && sent === "winning_evidence") return closeInquiry(context, dispute);
    // A bank keeps only what it has taken: an inquiry that is lost was a dispute first.
    if (submitted && sent === "losing_evidence") return decide(context, escalate(context, dispute), "lost");
  }
  if (submitted && sent === "winning_evidence") return decide(context, dispute, "won");
  if (submitted && sent === "losing_evidence") return decide(context, dispute, "lost");
  put(context.store, dispute);
  context.emit("charge.dispute.updated", dispute);
  return dispute;
}

function isInquiry({ status }: Stripe.Dispute): boolean {
  return status === "warning_needs_response";
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
  if (dispute.status !== "needs_response" && !isInquiry(dispute))
    throw refused("This dispute is already closed");
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
    answer: (context, { id }) => {
      const standing = openDisputeWithId(context, id);
      return isInquiry(standing) ? closeInquiry(context, standing) : decide(context, standing, "lost");
    },
  },
];
