import { type HowPaid, howPaid } from "#domain/visit.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import type { Handle } from "#server/database/handle.ts";
import { sumPaidAtSalon } from "#server/database/salon-payments.ts";
import { moneyAtSalonOf } from "#server/usecases/visits/money-at-salon.ts";
import { paysBySession } from "#server/usecases/visits/paid-visit.ts";

/** How a visit was paid, and the part of its price that was paid at the salon. */
export interface ToldPaid {
  paid: HowPaid;
  paidAtSalonCents: number;
}

/** How each of some visits was paid. */
export async function tellPaid(
  db: Handle,
  bookings: readonly BookingRow[],
): Promise<(booking: BookingRow) => ToldPaid> {
  const atSalon = await sumPaidAtSalon(
    db,
    bookings.map(({ id }) => id),
  );
  return (booking) => {
    const { price_cents: priceCents, card_cents: cardCents, credit_cents: creditCents } = booking;
    const { paidCents: salonCents } = moneyAtSalonOf(booking, atSalon.get(booking.id) ?? 0);
    const isSession = paysBySession(booking);
    const paid = howPaid({ priceCents, cardCents, creditCents, isSession, salonCents });
    return { paid, paidAtSalonCents: salonCents };
  };
}
