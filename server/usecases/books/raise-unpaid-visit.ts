import type { Transaction } from "kysely";
import { canBecome } from "#domain/booking-states.ts";
import { leftToRefund } from "#domain/refunds.ts";
import { raiseException } from "#server/database/exceptions.ts";
import type { Handle } from "#server/database/handle.ts";
import type { PaymentRow } from "#server/database/payments.ts";
import { readPaymentMoney } from "#server/database/refunds.ts";
import type { Schema } from "#server/database/schema.ts";
import { findVisitOfPurchase, listPaymentsOfVisit } from "#server/database/visit-payments.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";

/**
 * Raises an exception for a coming visit when everything that cards paid for it and its changes was refunded, for
 * instance from the provider's dashboard.
 */
export async function raiseIfUnpaid(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  payment: PaymentRow,
): Promise<void> {
  const booking = await findVisitOfPurchase(tx, payment.purchase_id);
  if (!booking || !canBecome(booking.state, "cancelled")) return;
  const payments = await listPaymentsOfVisit(tx, booking);
  if (!payments.some(({ id }) => id === payment.id)) return;
  for (const one of payments) if (leftToRefund(await readPaymentMoney(tx, one)) > 0) return;
  await raiseUnpaidVisit(tx, booking.id, app.now());
}

export function raiseUnpaidVisit(db: Handle, bookingId: string, now: number): Promise<void> {
  const cause = unpaidCause(bookingId);
  return raiseException(db, { kind: "booking_without_payment", cause, subjectId: bookingId }, now);
}

function unpaidCause(bookingId: string): string {
  return `unpaid:${bookingId}`;
}
