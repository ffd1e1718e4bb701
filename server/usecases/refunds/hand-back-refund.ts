import type { Transaction } from "kysely";
import type { SalonMethod } from "#domain/daily-close.ts";
import { handedBackAtSalon, leftToHandBack } from "#domain/refunds.ts";
import { moneyReasons } from "#domain/visit-history.ts";
import { audit } from "#server/database/audit-log.ts";
import { bookingEventInsert } from "#server/database/booking-events.ts";
import { findException } from "#server/database/exceptions.ts";
import type { Handle } from "#server/database/handle.ts";
import { findLedgerEntry, ledgerInsert } from "#server/database/ledger.ts";
import { newId } from "#server/database/new-id.ts";
import { outboxInsert } from "#server/database/outbox.ts";
import { withdrawWork } from "#server/database/outbox-withdrawn.ts";
import { findPayment, type PaymentRow } from "#server/database/payments.ts";
import { findRefund, readPaymentMoney, refundInsert, takeRefundBack } from "#server/database/refunds.ts";
import { readSalon } from "#server/database/salon.ts";
import { refundNotHandedBack } from "#server/database/salon-payments.ts";
import type { Schema } from "#server/database/schema.ts";
import { findVisitOfPurchase } from "#server/database/visit-payments.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { nowAfterClose } from "#server/usecases/now-after-close.ts";
import { refundHandedBackMail, refundNotHandedBackMail } from "#server/usecases/post/queue.ts";
import { raiseFailedRefund } from "#server/usecases/refunds/apply-refund-state.ts";
import { readOwed } from "#server/usecases/refunds/read-owed.ts";
import { staysHandedBack } from "#server/usecases/refunds/stays-handed-back.ts";
import { ok, Refused, type Result, refuse } from "#server/usecases/result.ts";

/**
 * Writes down that the salon has handed back what a refund that failed was to give: the till has it less, the provider
 * knows nothing of it, and no more than what is left of the payment goes back in all. Once for a refund; its customer
 * is told by mail.
 * @throws Refused where another sum is left to hand back, or nothing
 */
export async function handBackRefund(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  actorId: string,
  { refundId: failedId, cents, method }: { refundId: string; cents: number; method: SalonMethod },
): Promise<void> {
  const failed = await findRefund(tx, failedId);
  const payment = failed && (await findPayment(tx, failed.payment_id));
  if (!payment) throw new Error("A refund that failed has no payment.");
  await app.engine.lock(tx, "payments", payment.id);
  const cause = causeOf(failedId);
  const isBack = (await findLedgerEntry(tx, cause)) !== undefined;
  const owedCents = isBack ? 0 : await readOwed(tx, failed);
  const leftCents = leftToHandBack(owedCents, await readPaymentMoney(tx, payment));
  if (leftCents === 0) throw new Refused(nothingLeft);
  if (leftCents !== cents) throw new Refused(otherSum);
  const now = await nowAfterClose(app, tx);
  const id = newId();
  const { currency, id: paymentId } = payment;
  const refund = { id, paymentId, amountCents: cents, reason: handedBackAtSalon, state: "done" as const };
  await app.engine.together(tx, [
    refundInsert(tx, refund, now),
    ledgerInsert(
      tx,
      { kind: "pay_at_salon", cause, amountCents: -cents, currency, paymentId, refundId: id, method },
      now,
    ),
    await noteOnVisit(tx, payment, { at: now, actorId, reason: moneyReasons.refundHandedBack }),
    outboxInsert(tx, [refundHandedBackMail({ refundId: id })], now),
  ]);
}

/** What is written down under it was handed back in place of a refund that failed. */
function causeOf(failedId: string): string {
  return `refund_handed_back:${failedId}`;
}

/** A line of the visit's history, to be written; null where the payment bought none. */
async function noteOnVisit(
  tx: Transaction<Schema>,
  { purchase_id }: PaymentRow,
  note: { at: number; actorId: string; reason: string },
) {
  const booking = await findVisitOfPurchase(tx, purchase_id);
  if (!booking) return null;
  const { id: bookingId, state } = booking;
  return bookingEventInsert(tx, { ...note, bookingId, from: state, to: state });
}

/**
 * Takes back that a refund which failed was handed back, which it was not: the till has the money again, and the owner
 * is told of the refund anew, and its customer that it was a mistake. On the same day, until a close has counted it.
 * @param exceptionId of the refund that failed
 * @returns the cents that were not handed back
 */
export async function reverseRefundHandBack(
  app: DatabaseAndClock,
  actorId: string,
  exceptionId: string,
  cents: number,
): Promise<Result<number>> {
  return await app.engine.transaction(async (tx): Promise<Result<number>> => {
    const exception = await findException(tx, exceptionId);
    if (exception?.kind !== "failed_refund") return refuse("not_found", "There is no such exception.");
    const line = await findLedgerEntry(tx, causeOf(exception.subject_id));
    const payment = line?.payment_id && (await findPayment(tx, line.payment_id));
    if (!line?.refund_id || !payment) return notHandedBack;
    await app.engine.lock(tx, "payments", payment.id);
    const now = await nowAfterClose(app, tx);
    const stays = await staysHandedBack(tx, line, { zone: (await readSalon(tx)).zone, now });
    if (stays) return stays;
    if (line.amount_cents !== -cents) return notHandedBack;
    if (!(await takeRefundBack(tx, line.refund_id, now))) return notHandedBack;
    const { currency, method, refund_id: refundId } = line;
    const cause = `${refundNotHandedBack}${refundId}`;
    const paid = { currency, method, paymentId: payment.id, refundId };
    // Nobody is told of a mistake that was put right before its mail was sent.
    const isTold = !(await withdrawWork(tx, refundHandedBackMail({ refundId }).cause, now));
    await app.engine.together(tx, [
      ledgerInsert(tx, { kind: "pay_at_salon", cause, amountCents: cents, ...paid }, now),
      await noteOnVisit(tx, payment, { at: now, actorId, reason: moneyReasons.notHandedBack }),
      outboxInsert(tx, isTold ? [refundNotHandedBackMail({ refundId })] : [], now),
    ]);
    await raiseFailedRefund(app, tx, refundId);
    await audit(tx, { actorId, action: "exception_not_handed_back", subjectId: exceptionId }, now);
    return ok(cents);
  });
}

/** What was handed back in place of a refund and may be said not to have been, in cents; null: nothing. */
export async function readHandedBack(
  db: Handle,
  failedId: string,
  day: Parameters<typeof staysHandedBack>[2],
): Promise<number | null> {
  const line = await findLedgerEntry(db, causeOf(failedId));
  const refund = line?.refund_id && (await findRefund(db, line.refund_id));
  if (!line || !refund || refund.state !== "done") return null;
  return (await staysHandedBack(db, line, day)) ? null : -line.amount_cents;
}

const notHandedBack = refuse(
  "wrong_state",
  "This is not written down as handed back any more. Look at it again.",
);
const nothingLeft = refuse(
  "wrong_state",
  "Nothing of this payment is left to give back. Mark it as seen instead.",
);
const otherSum = refuse(
  "wrong_state",
  "Another sum of this payment is left to hand back by now. Look at it again.",
);
