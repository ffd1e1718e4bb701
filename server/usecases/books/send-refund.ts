import { decideRefused, leftToRefund } from "#domain/refunds.ts";
import { findPayment, type PaymentRow } from "#server/database/payments.ts";
import {
  countRefundAttempt,
  failRefund,
  findRefund,
  type RefundRow,
  readPaymentMoney,
  touchRefund,
} from "#server/database/refunds.ts";
import {
  isSilence,
  NoProvider,
  type ProviderDispute,
  type ProviderRefund,
  RefundImpossible,
} from "#server/payments/port.ts";
import { recordRefund } from "#server/usecases/books/follow-refund.ts";
import { recordDispute } from "#server/usecases/books/record-dispute.ts";
import type { DatabaseClockAndPayments } from "#server/usecases/context.ts";
import { applyRefundState, raiseFailedRefund } from "#server/usecases/refunds/apply-refund-state.ts";
import { requestRefund } from "#server/usecases/refunds/request-refund.ts";

/**
 * Sends a promised refund to the provider and records the result. Idempotent. A salon that has no provider any more is
 * told at once that the refund failed, so that it can hand it back, unless an earlier try may have sent it.
 * @param isFirst whether no earlier try may have reached the provider
 * @throws whatever error the provider refuses it with, and ProviderUnavailable when there was no answer; a retry adopts
 *   a refund that an earlier try made
 */
export async function sendRefund(
  app: DatabaseClockAndPayments,
  refundId: string,
  { isFirst = false } = {},
): Promise<void> {
  try {
    const refused = await trySending(app, refundId, { knowing: false });
    if (refused === "again") await trySending(app, refundId, { knowing: true });
  } catch (error) {
    if (!(error instanceof NoProvider) || !isFirst) throw error;
    await app.engine.transaction(async (tx) => {
      if (await failRefund(tx, refundId, app.now())) await raiseFailedRefund(app, tx, refundId);
    });
  }
}

/** @param knowing whether this try follows a refusal, after which the books were updated */
async function trySending(
  app: DatabaseClockAndPayments,
  refundId: string,
  { knowing }: { knowing: boolean },
): Promise<"again" | undefined> {
  const refund = await findRefund(app.engine.read, refundId);
  if (!refund || refund.state === "done" || refund.state === "failed") return;
  const payment = await findPayment(app.engine.read, refund.payment_id);
  if (!payment?.intent_id) throw new Error(`Refund ${refundId} has no payment to refund.`);
  const sent = await send(app, refund, payment.intent_id);
  if (!sent) return await replace(app, payment, payment.intent_id, { refundId, knowing });
  await app.engine.transaction((tx) => applyRefundState(app, tx, payment, refundId, sent));
}

/**
 * After a refusal, the next try uses another key, because the same key would get the same answer.
 * @returns null when the provider will never make the refund
 */
async function send(
  app: DatabaseClockAndPayments,
  refund: RefundRow,
  intentId: string,
): Promise<ProviderRefund | null> {
  const { id: refundId, attempt, amount_cents: amountCents } = refund;
  try {
    return await app.payments.refund({ intentId, refundId, attempt, amountCents });
  } catch (error) {
    if (error instanceof RefundImpossible) return null;
    if (!isSilence(error)) await countRefundAttempt(app.engine.write, refund);
    throw error;
  }
}

/**
 * Handles a refund that the provider refused. If somebody refunded the payment in the provider's dashboard, or a bank
 * took it, records that and reduces the promise to what is left. Asks a person only if the provider refuses all of it.
 */
async function replace(
  app: DatabaseClockAndPayments,
  payment: PaymentRow,
  intentId: string,
  { refundId, knowing }: { refundId: string; knowing: boolean },
): Promise<"again" | undefined> {
  for (const made of await app.payments.listRefunds(intentId)) await recordRefund(app, made);
  const disputes = await app.payments.listDisputes(intentId);
  for (const dispute of disputes) await recordDispute(app, dispute);
  const bankDecides = disputes.some(isHeldByBank);
  return await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "payments", payment.id);
    const refund = await findRefund(tx, refundId);
    if (refund?.state !== "requested") return;
    const { amount_cents: amountCents } = refund;
    const { refundedCents, ...money } = await readPaymentMoney(tx, payment);
    const leftCents = leftToRefund({ ...money, refundedCents: refundedCents - amountCents });
    const decided = decideRefused({ amountCents, leftCents, bankDecides, knowing });
    if (decided === "wait" || decided === "again") {
      await countRefundAttempt(tx, refund);
      await touchRefund(tx, refund, app.now());
      return decided === "again" ? decided : undefined;
    }
    await failRefund(tx, refundId, app.now());
    if (decided === "rest") await requestRefund(app, tx, payment, leftCents, "rest");
    if (decided === "ask") await raiseFailedRefund(app, tx, refundId);
  });
}

function isHeldByBank({ state, movements }: ProviderDispute): boolean {
  return state === "open" && movements.reduce((sum, { amountCents }) => sum + amountCents, 0) < 0;
}
