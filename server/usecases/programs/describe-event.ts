import { toDollars } from "#domain/money.ts";
import { findBooking } from "#server/database/bookings.ts";
import type { Handle } from "#server/database/handle.ts";
import { findPayment } from "#server/database/payments.ts";
import { findRefund } from "#server/database/refunds.ts";
import { findVisitOfPurchase } from "#server/database/visit-payments.ts";

/**
 * The content of a message: ids, times and states, and nothing about a person. Read when the message is written. Null
 * if what it is about no longer exists.
 */
export async function describeEvent(
  db: Handle,
  { bookingId, refundId }: { bookingId?: string; refundId?: string },
): Promise<Record<string, unknown> | null> {
  if (bookingId !== undefined) return await describeBooking(db, bookingId);
  return refundId === undefined ? null : await describeRefund(db, refundId);
}

async function describeBooking(db: Handle, id: string) {
  const booking = await findBooking(db, id);
  return (
    (booking && {
      bookingId: id,
      status: booking.state,
      startsAt: instant(booking.starts_at),
      endsAt: instant(booking.ends_at),
      serviceIds: booking.items.map(({ service_id }) => service_id),
      masterIds: booking.items.map(({ master_id }) => master_id),
    }) ??
    null
  );
}

async function describeRefund(db: Handle, id: string) {
  const refund = await findRefund(db, id);
  const payment = refund && (await findPayment(db, refund.payment_id));
  if (!payment) return null;
  const booking = await findVisitOfPurchase(db, payment.purchase_id);
  return {
    refundId: id,
    bookingId: booking?.id ?? null,
    amount: toDollars(refund.amount_cents),
    currency: payment.currency,
  };
}

function instant(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
