import type { Transaction } from "kysely";
import type { SalonMethod } from "#domain/daily-close.ts";
import { handedBackAtSalon, leftToHandBack } from "#domain/refunds.ts";
import { bookingEventInsert } from "#server/database/booking-events.ts";
import { findLedgerEntry, ledgerInsert } from "#server/database/ledger.ts";
import { newId } from "#server/database/new-id.ts";
import { outboxInsert } from "#server/database/outbox.ts";
import { findPayment } from "#server/database/payments.ts";
import { findRefund, readPaymentMoney, refundInsert } from "#server/database/refunds.ts";
import { salonId } from "#server/database/salon.ts";
import type { Schema } from "#server/database/schema.ts";
import { findVisitOfPurchase } from "#server/database/visit-payments.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { messagesOfRefunded } from "#server/usecases/post/messages-to-programs.ts";
import { refundHandedBackMail } from "#server/usecases/post/queue.ts";
import { Refused, refuse } from "#server/usecases/result.ts";

/** What a visit's history says of it. */
const reason = "refund handed back at the salon";

/**
 * Writes down that the salon has handed back what a refund that failed was to give: the till has it less, the provider knows nothing
 * of it, and no more than what is left of the payment goes back in all. Once for a refund; its customer is told by mail.
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
  const cause = `refund_handed_back:${failedId}`;
  const isBack = (await findLedgerEntry(tx, cause)) !== undefined;
  const leftCents = isBack ? 0 : leftToHandBack(failed.amount_cents, await readPaymentMoney(tx, payment));
  if (leftCents === 0) throw new Refused(nothingLeft);
  if (leftCents !== cents) throw new Refused(otherSum);
  // A day that is being closed counts this money, or the next one does: the time is taken once the close is over.
  await app.engine.lock(tx, "salon", salonId);
  const now = app.now();
  const booking = await findVisitOfPurchase(tx, payment.purchase_id);
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
    booking
      ? bookingEventInsert(tx, {
          ...{ bookingId: booking.id, at: now, actorId, reason },
          ...{ from: booking.state, to: booking.state },
        })
      : null,
    messagesOfRefunded(tx, id, now),
    outboxInsert(tx, [refundHandedBackMail({ refundId: id })], now),
  ]);
}

const nothingLeft = refuse(
  "wrong_state",
  "Nothing of this payment is left to give back. Mark it as seen instead.",
);
const otherSum = refuse(
  "wrong_state",
  "Another sum of this payment is left to hand back by now. Reload the page, then look at it again.",
);
