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
 * Reads a dispute from the provider, records the money that left or came back, and raises an exception when a bank asks,
 * when it takes the money and when it has decided.
 * @param disputeId the provider's own id; one about a payment that isn't ours is left alone
 * @throws ProviderUnavailable when the provider can't be asked
 */
export async function followDispute(app: DatabaseClockAndPayments, disputeId: string): Promise<void> {
  const dispute = await app.payments.readDispute(disputeId);
  if (dispute) await recordDispute(app, dispute);
}

/** Writes down a dispute as the provider tells it. Idempotent. */
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

/** A refund that waited for the bank can be sent now, or is over. */
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

/** News of an earlier state may come after those of a later one. */
async function isOvertaken(tx: Transaction<Schema>, { id, state }: ProviderDispute): Promise<boolean> {
  for (const later of disputeTransitions[state]) if (await findDispute(tx, { id, state: later })) return true;
  return false;
}
