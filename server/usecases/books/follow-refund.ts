import type { Transaction } from "kysely";
import type { Handle } from "#server/database/handle.ts";
import { findPayment, findPaymentByIntent, type PaymentRow } from "#server/database/payments.ts";
import {
  findRefund,
  findRefundByProviderId,
  insertRefund,
  madeElsewhere,
  type RefundRow,
} from "#server/database/refunds.ts";
import type { Schema } from "#server/database/schema.ts";
import type { ProviderRefund } from "#server/payments/port.ts";
import { raiseIfUnpaid } from "#server/usecases/books/raise-unpaid-visit.ts";
import { settle } from "#server/usecases/checkout/settle.ts";
import type { DatabaseAndClock, DatabaseClockAndPayments } from "#server/usecases/context.ts";
import { applyRefundState } from "#server/usecases/refunds/apply-refund-state.ts";

/**
 * Asks the provider for the state of a refund, because a bank may still return it.
 * @param providerRefundId the provider's own id; a refund of a payment that isn't ours is ignored
 * @throws ProviderUnavailable when the provider can't be asked
 */
export async function followRefund(app: DatabaseClockAndPayments, providerRefundId: string): Promise<void> {
  const news = await app.payments.readRefund(providerRefundId);
  if (news) await recordRefund(app, news);
}

/**
 * Records a refund as the provider reports it. One that somebody made in the provider's dashboard is added to the books
 * as it is, and so is one of our own that the books have lost because an older backup was restored.
 */
export async function recordRefund(app: DatabaseClockAndPayments, news: ProviderRefund): Promise<void> {
  const payment = await findPaymentOfRefund(app.engine.read, news);
  if (!payment) return;
  // The ledger needs the charge before its refund.
  if (payment.state !== "succeeded") await settle(app, payment);
  await app.engine.transaction((tx) => take(app, tx, payment, news));
}

async function findPaymentOfRefund(
  db: Handle,
  { id, intentId }: ProviderRefund,
): Promise<PaymentRow | undefined> {
  const known = await findRefundByProviderId(db, id);
  if (known) return await findPayment(db, known.payment_id);
  return intentId === null ? undefined : await findPaymentByIntent(db, intentId);
}

async function take(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  payment: PaymentRow,
  news: ProviderRefund,
): Promise<void> {
  await app.engine.lock(tx, "payments", payment.id);
  const ours = await findOurs(tx, payment, news);
  // One that was given up here although the provider had it is none of ours any more.
  const isGivenUp = ours?.state === "failed" && ours.provider_refund_id === null;
  if (ours && !isGivenUp) return await applyRefundState(app, tx, payment, ours.id, news);
  const isKnown = !isGivenUp && news.refundId !== null && (await findRefund(tx, news.refundId)) !== undefined;
  if (news.state === "failed" || isKnown) return;
  const { amountCents } = news;
  const made = { paymentId: payment.id, amountCents, reason: madeElsewhere };
  const refundId = await insertRefund(tx, made, app.now());
  await applyRefundState(app, tx, payment, refundId, news);
  await raiseIfUnpaid(app, tx, payment);
}

/** Finds our own record of the refund, even if the response with the provider's id was lost. */
async function findOurs(
  tx: Transaction<Schema>,
  payment: PaymentRow,
  { id, refundId }: ProviderRefund,
): Promise<RefundRow | undefined> {
  const known = await findRefundByProviderId(tx, id);
  if (known || refundId === null) return known;
  const named = await findRefund(tx, refundId);
  return named?.payment_id === payment.id && named.provider_refund_id === null ? named : undefined;
}
