import Stripe from "stripe";
import type { DisputeState } from "#domain/dispute-states.ts";
import {
  type FraudWarning,
  type PaymentProvider,
  type ProviderDispute,
  type ProviderRefund,
  RefundImpossible,
  type RefundRequest,
  type Sighting,
} from "#server/payments/port.ts";
import { answered, known } from "#server/payments/stripe-errors.ts";

/** The key in an intent's metadata, copied to its charge, for the purchase that it pays for. */
export const purchaseKey = "shiuli_purchase";
const refundKey = "shiuli_refund";

type Money =
  | "refund"
  | "readRefund"
  | "listRefunds"
  | "readDispute"
  | "listDisputes"
  | "readWarning"
  | "listSightings";

/** Refunds at Stripe, including those made there, and the money that Stripe has moved. */
export function stripeMoney(stripe: Stripe): Pick<PaymentProvider, Money> {
  return {
    refund: (order) =>
      answered(async () => toRefund((await findRefund(stripe, order)) ?? (await makeRefund(stripe, order)))),

    readRefund: (id) => answered(() => known(async () => toRefund(await stripe.refunds.retrieve(id)))),

    listRefunds: (intent) =>
      answered(async () => {
        const refunds = await Array.fromAsync(stripe.refunds.list({ payment_intent: intent, limit: 100 }));
        return refunds.map(toRefund);
      }),

    readWarning: (id) =>
      answered(() =>
        known(async () =>
          toWarning(await stripe.radar.earlyFraudWarnings.retrieve(id, { expand: ["charge"] })),
        ),
      ),

    readDispute: (id) => answered(() => known(async () => toDispute(await stripe.disputes.retrieve(id)))),

    listDisputes: (intent) =>
      answered(async () => {
        const disputes = await Array.fromAsync(stripe.disputes.list({ payment_intent: intent, limit: 100 }));
        return disputes.map(toDispute);
      }),

    async *listSightings(since) {
      try {
        yield* sightings(stripe, since);
      } catch (error) {
        await answered(() => Promise.reject(error));
      }
    },
  };
}

/** Providers forget idempotency keys after a day, so a retry first looks for a refund that an earlier try made. */
async function findRefund(stripe: Stripe, order: RefundRequest): Promise<Stripe.Refund | undefined> {
  for await (const refund of stripe.refunds.list({ payment_intent: order.intentId, limit: 100 })) {
    if (refund.metadata?.[refundKey] === order.refundId && toRefund(refund).state !== "failed") return refund;
  }
  return undefined;
}

async function makeRefund(
  stripe: Stripe,
  { intentId, amountCents, refundId, attempt }: RefundRequest,
): Promise<Stripe.Refund> {
  try {
    return await stripe.refunds.create(
      { payment_intent: intentId, amount: amountCents, metadata: { [refundKey]: refundId } },
      { idempotencyKey: `refund:${refundId}:${attempt}` },
    );
  } catch (error) {
    if (isImpossible(error)) throw new RefundImpossible("Less than that is left.", { cause: error });
    throw error;
  }
}

/** Already refunded, taken back by the bank, or more than what is left: trying again would not help. */
function isImpossible(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return false;
  const over = error.code === "charge_already_refunded" || error.code === "charge_disputed";
  return over || error.param === "amount";
}

async function* sightings(stripe: Stripe, since: number | undefined): AsyncIterable<Sighting> {
  const page = { limit: 100, ...(since !== undefined && { created: { gte: Math.floor(since / 1000) } }) };
  for await (const { status, payment_intent, amount_captured, metadata } of stripe.charges.list(page)) {
    if (status !== "succeeded") continue;
    const ours = metadata[purchaseKey] !== undefined;
    yield { kind: "charge", intentId: idOf(payment_intent), amountCents: amount_captured, ours };
  }
  for await (const refund of stripe.refunds.list(page)) yield { kind: "refund", refund: toRefund(refund) };
  for await (const dispute of stripe.disputes.list(page)) {
    yield { kind: "dispute", dispute: toDispute(dispute) };
  }
  yield* warnings(stripe, page);
}

/** A key without permission for warnings can still read what moved money. The doctor reports the missing permission. */
async function* warnings(
  stripe: Stripe,
  page: Stripe.Radar.EarlyFraudWarningListParams,
): AsyncIterable<Sighting> {
  const expand = ["data.charge"];
  try {
    for await (const warning of stripe.radar.earlyFraudWarnings.list({ ...page, expand })) {
      yield { kind: "warning", warning: toWarning(warning) };
    }
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripePermissionError)) throw error;
  }
}

function toRefund({ id, amount, status, metadata, payment_intent }: Stripe.Refund): ProviderRefund {
  const failed = status === "failed" || status === "canceled";
  return {
    id,
    amountCents: amount,
    state: failed ? "failed" : status === "succeeded" ? "done" : "sent",
    refundId: metadata?.[refundKey] ?? null,
    intentId: idOf(payment_intent),
  };
}

/** Stripe may add states. An unknown one counts as undecided. */
function disputeState(status: Stripe.Dispute.Status): DisputeState {
  if (status === "lost") return "lost";
  if (status === "won" || status === "prevented") return "won";
  if (status === "warning_closed") return "dropped";
  return status.startsWith("warning_") ? "inquiry" : "open";
}

/** A warning may only name its charge, so the charge is expanded in the list. */
function toWarning({ id, charge }: Stripe.Radar.EarlyFraudWarning): FraudWarning {
  return { id, intentId: typeof charge === "string" ? null : idOf(charge.payment_intent) };
}

/** The bank's movements may be in another currency than the payment, so each counts as the disputed amount. */
function toDispute({ id, amount, status, payment_intent, ...dispute }: Stripe.Dispute): ProviderDispute {
  return {
    id,
    intentId: idOf(payment_intent),
    amountCents: amount,
    state: disputeState(status),
    movements: dispute.balance_transactions.map((moved) => ({
      id: moved.id,
      amountCents: moved.amount < 0 ? -amount : amount,
    })),
  };
}

function idOf(linked: string | { id: string } | null): string | null {
  return typeof linked === "string" ? linked : (linked?.id ?? null);
}
