import type { Transaction } from "kysely";
import { canBecome } from "#domain/booking-states.ts";
import { leftToRefund } from "#domain/refunds.ts";
import { findBookingOfPurchase } from "#server/database/bookings.ts";
import { raiseException } from "#server/database/exceptions.ts";
import type { Handle } from "#server/database/handle.ts";
import type { PaymentRow } from "#server/database/payments.ts";
import { readPaymentMoney } from "#server/database/refunds.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";

/** Raises an exception for a coming visit when its money all went back, for instance from the provider's dashboard. */
export async function raiseIfUnpaid(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  payment: PaymentRow,
): Promise<void> {
  const booking = await findBookingOfPurchase(tx, payment.purchase_id);
  if (booking?.transaction_id !== payment.intent_id || !canBecome(booking.state, "cancelled")) return;
  if (leftToRefund(await readPaymentMoney(tx, payment)) > 0) return;
  await raiseUnpaidVisit(tx, booking.id, app.now());
}

export function raiseUnpaidVisit(db: Handle, bookingId: string, now: number): Promise<void> {
  const cause = unpaidCause(bookingId);
  return raiseException(db, { kind: "booking_without_payment", cause, subjectId: bookingId }, now);
}

export function unpaidCause(bookingId: string): string {
  return `unpaid:${bookingId}`;
}
