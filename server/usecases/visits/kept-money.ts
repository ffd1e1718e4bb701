import { keptOfCards } from "#domain/refund-on-change.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import type { Handle } from "#server/database/handle.ts";
import { listPaymentsOfBooking, readCards } from "#server/usecases/visits/paid-visit.ts";

/** What the policy keeps of a visit beyond its price, as far as the salon still has it. */
export interface KeptMoney {
  allCents: number;
  /** The part of it that cards have paid. */
  byCardCents: number;
}

export async function readKept(db: Handle, booking: BookingRow): Promise<KeptMoney> {
  const { kept_cents: ofCardsCents, kept_credit_cents, kept_at_salon_cents } = booking;
  const cards = ofCardsCents > 0 ? await readCards(db, await listPaymentsOfBooking(db, booking)) : [];
  const byCardCents = keptOfCards(ofCardsCents, cards);
  return { byCardCents, allCents: byCardCents + kept_credit_cents + kept_at_salon_cents };
}
