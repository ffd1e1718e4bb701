import { findDispute, listDisputesToFollow } from "#server/database/exceptions.ts";
import { chargeCause, findLedgerEntry } from "#server/database/ledger.ts";
import { findRefundByProviderId } from "#server/database/refunds.ts";
import { ProviderUnavailable, type Sighting } from "#server/payments/port.ts";
import { recordRefund } from "#server/usecases/books/follow-refund.ts";
import { raiseImbalance } from "#server/usecases/books/raise-imbalance.ts";
import { followDispute, recordDispute } from "#server/usecases/books/record-dispute.ts";
import { recordWarning } from "#server/usecases/books/record-warning.ts";
import { raiseForeignPayment, settleIntent } from "#server/usecases/books/settle-intent.ts";
import { findPaymentOf } from "#server/usecases/checkout/ask-provider.ts";
import { oneByOne } from "#server/usecases/checkout/one-by-one.ts";
import type { DatabaseClockAndPayments } from "#server/usecases/context.ts";

/** For as long as this, providers repeat a webhook that nobody accepted. */
const lookBackMs = 3 * 24 * 60 * 60_000;

/**
 * Compares the provider's records of the last days with the books, since webhooks get lost, and catches up on what is
 * missing. Then tells the owner what still does not match: money without a visit, or a visit without money.
 */
export async function reconcileMoney(app: DatabaseClockAndPayments): Promise<void> {
  const since = app.now() - lookBackMs;
  const sightings = await lookBack(app, since);
  if (!sightings) return;
  try {
    // A bank takes weeks to decide, so a dispute may be older than the records just read.
    const disputes = await listDisputesToFollow(app.engine.read, since);
    const work = [
      ...sightings.map((sighting) => () => catchUp(app, sighting)),
      ...disputes.map((id) => () => followDispute(app, id)),
    ];
    await oneByOne(work, (one) => one());
  } finally {
    const paid = sightings.flatMap((one) => (one.kind === "charge" && one.intentId ? [one.intentId] : []));
    await raiseImbalance(app, new Set(paid), since);
  }
}

/** @returns null when the provider does not answer; the next round asks again */
async function lookBack(app: DatabaseClockAndPayments, since: number): Promise<Sighting[] | null> {
  try {
    return await Array.fromAsync(app.payments.listSightings(since));
  } catch (error) {
    if (error instanceof ProviderUnavailable) return null;
    throw error;
  }
}

async function catchUp(app: DatabaseClockAndPayments, sighting: Sighting): Promise<void> {
  const db = app.engine.read;
  if (sighting.kind === "dispute") {
    const { dispute } = sighting;
    return (await findDispute(db, dispute)) ? undefined : await recordDispute(app, dispute);
  }
  if (sighting.kind === "warning") return await recordWarning(app, sighting.warning);
  if (sighting.kind === "refund") {
    const known = await findRefundByProviderId(db, sighting.refund.id);
    return known?.state === sighting.refund.state ? undefined : await recordRefund(app, sighting.refund);
  }
  const { intentId, ours } = sighting;
  if (intentId === null) return;
  if (!ours) return await raiseForeignPayment(app, intentId);
  const payment = await findPaymentOf(app, intentId);
  const recorded = payment && (await findLedgerEntry(db, chargeCause(payment.id)));
  if (!recorded) await settleIntent(app, intentId, payment);
}
