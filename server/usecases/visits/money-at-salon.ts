import { moneyAtSalon } from "#domain/visit.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import type { Handle } from "#server/database/handle.ts";
import { sumPaidAtSalon } from "#server/database/salon-payments.ts";

/** What was paid at the salon and not handed back, in cents. */
export async function readPaidAtSalon(db: Handle, bookingId: string): Promise<number> {
  return (await sumPaidAtSalon(db, [bookingId])).get(bookingId) ?? 0;
}

/**
 * What was paid of a visit's price at the salon, and what is still due there. @param thereCents the ledger's sum for
 * the desk
 */
export function moneyAtSalonOf(
  booking: Pick<BookingRow, MoneyColumn | "kept_at_salon_cents" | "hand_back_cents">,
  thereCents: number,
): { paidCents: number; dueCents: number } {
  const { kept_at_salon_cents: keptCents, hand_back_cents: handBackCents } = booking;
  return moneyAtSalon({ restCents: dueAtSalonOf(booking), thereCents, keptCents, handBackCents });
}

/**
 * What the desk has to hand back for a visit, in cents. An older server version does not maintain this sum, so it
 * counts only if the ledger agrees: the visit's price is covered or, for a cancelled visit, it and what is kept are all
 * that is there.
 * @param thereCents the ledger's sum for the desk
 */
export function toHandBackOf(booking: BookingRow, thereCents: number): number {
  const { state, kept_at_salon_cents: keptCents, hand_back_cents: handBackCents } = booking;
  const isThere =
    state === "cancelled"
      ? keptCents + handBackCents === thereCents
      : moneyAtSalonOf(booking, thereCents).dueCents === 0;
  return isThere ? handBackCents : 0;
}

type MoneyColumn = "price_cents" | "card_cents" | "credit_cents";

/** The part of a visit's price that no card, gift card or package has paid, in cents. It is due at the salon. */
export function dueAtSalonOf({
  price_cents,
  card_cents,
  credit_cents,
}: Pick<BookingRow, MoneyColumn>): number {
  return price_cents - card_cents - credit_cents;
}
