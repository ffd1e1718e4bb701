import type { BookingRow } from "#server/database/bookings.ts";
import { listCreditsOfBooking } from "#server/database/gift-cards.ts";
import type { Handle } from "#server/database/handle.ts";
import { sumRefundsFor } from "#server/database/refunds.ts";
import { listPaymentsOfBooking } from "#server/usecases/visits/paid-visit.ts";
import { readTill } from "#server/usecases/visits/till-of-visit.ts";

/** What was paid for a cancelled visit and what of it goes back, in cents. */
export interface ReturnedMoney {
  paidCents: number;
  /** To the gift card that paid a part. */
  toGiftCents: number;
  /** To the cards that paid. */
  toCardCents: number;
  /** Handed back at the salon, where it was paid. */
  atSalonCents: number;
}

/** @returns null when nothing was paid when it was booked, and nothing is handed back */
export async function readReturned(db: Handle, booking: BookingRow): Promise<ReturnedMoney | null> {
  const payments = await listPaymentsOfBooking(db, booking);
  const till = await readTill(db, booking);
  const credits = booking.credit_cents > 0 ? await listCreditsOfBooking(db, booking.id) : [];
  if (payments.length === 0 && till.backCents === 0 && credits.length === 0) return null;
  let toCardCents = 0;
  for (const { id } of payments) toCardCents += await sumRefundsFor(db, id, "cancelled");
  return {
    paidCents: payments.reduce(
      (sum, { amount_cents }) => sum + amount_cents,
      credits.reduce((sum, { usedCents }) => sum + usedCents, till.paidCents),
    ),
    toGiftCents: credits.reduce((sum, { returnedCents }) => sum + returnedCents, 0),
    toCardCents,
    atSalonCents: till.backCents,
  };
}
