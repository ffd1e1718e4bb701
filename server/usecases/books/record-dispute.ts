import type { Transaction } from "kysely";
import { disputeTransitions, isDecided, statesLeftBy } from "#domain/dispute-states.ts";
import { disputeCause, findDispute, raiseException, resolveCause } from "#server/database/exceptions.ts";
import { record } from "#server/database/ledger.ts";
import { enqueue, refundWork } from "#server/database/outbox.ts";
import { findPaymentByIntent } from "#server/database/payments.ts";
import { listRefundsOfPayment } from "#server/database/refunds.ts";
import type { Schema } from "#server/database/schema.ts";
import type { ProviderDispute } from "#server/payments/port.ts";
import type { DatabaseAndClock, DatabaseClockAndPayments } from "#server/usecases/context.ts";

/**
 * Reads a dispute from the provider and records the money that was withdrawn or returned. Raises an exception when a
 * bank asks, when it takes the money and when it has decided.
 * @param disputeId the provider's own id; a dispute of a payment that isn't ours is ignored
 * @throws ProviderUnavailable when the provider can't be asked
 */
export async function followDispute(app: DatabaseClockAndPayments, disputeId: string): Promise<void> {
  const dispute = await app.payments.readDispute(disputeId);
  if (dispute) await recordDispute(app, dispute);
}

/** Records a dispute as the provider reports it. Idempotent. */
export async function recordDispute(app: DatabaseAndClock, dispute: ProviderDispute): Promise<void> {
  const payment = dispute.intentId && (await findPaymentByIntent(app.engine.read, dispute.intentId));
  if (!payment) return;
  const { id: disputeId, state, amountCents } = dispute;
  await app.engine.transaction(async (tx) => {
    await app.engine.lock(tx, "payments", payment.id);
    for (const movement of dispute.movements) {
      const entry = { kind: "dispute" as const, cause: `dispute:${movement.id}`, paymentId: payment.id };
      const money = { amountCents: movement.amountCents, currency: payment.currency };
      await record(tx, { ...entry, ...money }, app.now());
    }
    if (await isOvertaken(tx, dispute)) return;
    const exception = { kind: "dispute" as const, cause: disputeCause(dispute), subjectId: payment.id };
    await raiseException(tx, { ...exception, detail: { disputeId, state, amountCents } }, app.now());
    for (const left of statesLeftBy(state)) {
      await resolveCause(tx, disputeCause({ id: disputeId, state: left }), app.now());
    }
    if (isDecided(state)) await sendWaiting(app, tx, payment.id, dispute);
  });
}

/** Queues refunds that waited for the bank's decision. Sending one finds out whether it is still possible. */
async function sendWaiting(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  paymentId: string,
  { id, state }: ProviderDispute,
): Promise<void> {
  for (const refund of await listRefundsOfPayment(tx, paymentId)) {
    if (refund.state === "requested") await enqueue(tx, refundWork(refund.id, `${id}:${state}`), app.now());
  }
}

/** News may arrive out of order, so a later state may already be recorded. */
async function isOvertaken(tx: Transaction<Schema>, { id, state }: ProviderDispute): Promise<boolean> {
  for (const later of disputeTransitions[state]) if (await findDispute(tx, { id, state: later })) return true;
  return false;
}
