import type { BookingRow } from "#server/database/bookings.ts";
import type { Handle } from "#server/database/handle.ts";
import { sumRefundsFor } from "#server/database/refunds.ts";
import { findPaymentOfBooking } from "#server/usecases/visits/paid-visit.ts";
import { readTill } from "#server/usecases/visits/till-of-visit.ts";

/** What was paid for a cancelled visit and what of it goes back, in cents. */
export interface ReturnedMoney {
  paidCents: number;
  /** To the card that paid. */
  toCardCents: number;
  /** Handed back at the salon, where it was paid. */
  atSalonCents: number;
}

/** @returns null when nothing was paid by card, and nothing is handed back */
export async function readReturned(db: Handle, booking: BookingRow): Promise<ReturnedMoney | null> {
  const payment = await findPaymentOfBooking(db, booking);
  const till = await readTill(db, booking);
  if (!payment && till.backCents === 0) return null;
  return {
    paidCents: (payment?.amount_cents ?? 0) + till.paidCents,
    toCardCents: payment ? await sumRefundsFor(db, payment.id, "cancelled") : 0,
    atSalonCents: till.backCents,
  };
}
