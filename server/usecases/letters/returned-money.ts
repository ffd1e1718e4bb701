import { listBookingEvents } from "#server/database/booking-events.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import type { Handle } from "#server/database/handle.ts";
import { sumRefundsFor } from "#server/database/refunds.ts";
import { listSalonPayments } from "#server/database/salon-payments.ts";
import { findPaymentOfBooking } from "#server/usecases/visits/paid-visit.ts";

/** What was paid for a cancelled visit and what of it goes back, in cents. */
export interface ReturnedMoney {
  paidCents: number;
  backCents: number;
  /** Whether it was paid at the salon, where it is handed back; else it goes to the card. */
  atSalon: boolean;
}

/** @returns null when nothing was paid */
export async function readReturned(db: Handle, booking: BookingRow): Promise<ReturnedMoney | null> {
  const payment = await findPaymentOfBooking(db, booking);
  if (payment) {
    const backCents = await sumRefundsFor(db, payment.id, "cancelled");
    return { paidCents: payment.amount_cents, backCents, atSalon: false };
  }
  const cancelled = (await listBookingEvents(db, booking.id)).findLast(
    ({ to_state }) => to_state === "cancelled",
  );
  // What was handed back before was a mistake put right: it was written with no cancellation beside it.
  const lines = (await listSalonPayments(db, booking.id)).filter(
    ({ at, amount_cents }) => amount_cents > 0 || at === cancelled?.at,
  );
  const paidCents = lines.findLast(({ amount_cents }) => amount_cents > 0)?.amount_cents ?? 0;
  const backCents = Math.max(0, -(lines.find(({ amount_cents }) => amount_cents < 0)?.amount_cents ?? 0));
  return backCents > 0 ? { paidCents, backCents, atSalon: true } : null;
}
