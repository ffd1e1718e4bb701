import { partsOf } from "#domain/deposit.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import type { Handle } from "#server/database/handle.ts";
import type { SalonRow } from "#server/database/salon.ts";
import { askDeposit, asksOf } from "#server/usecases/checkout/ask-deposit.ts";
import type { ChosenService } from "#server/usecases/checkout/place-change.ts";

/** What the salon asks a customer for a visit as it is to be. */
export interface AskedAfter {
  asksInFull: boolean;
  /** What of the new price is asked for before the visit, where not all of it is. */
  partCents: number;
  /** Whether a rule of this very visit or customer says so, not the one for everybody. */
  byRule: boolean;
  /** Whether nothing of the visit was paid when it was booked, though now something would have to be for what is added. */
  isUnpaidBarred: boolean;
}

type PaidRow = BookingRow & { salonCents: number };

/** @param visit what it is to have, and its price */
export async function askedAfter(
  db: Handle,
  salon: SalonRow,
  { user_id, purchase_id, card_cents, credit_cents, salonCents }: PaidRow,
  visit: { totalCents: number; services: readonly ChosenService[] },
  now: number,
): Promise<AskedAfter> {
  if (user_id === null) return { asksInFull: true, partCents: 0, byRule: false, isUnpaidBarred: false };
  const asks = asksOf(visit.services.map(({ row }) => row));
  const { deposit, askedBy } = await askDeposit(db, salon, user_id, { ...visit, asks }, now);
  // This visit is one of those that are not paid.
  const mayBeUnpaid = askedBy === "unverified" || askedBy === "unpaid_visits" || deposit?.kind === "at_salon";
  const isUnpaid = purchase_id !== null && card_cents + credit_cents + salonCents === 0;
  const adds = visit.services.some(({ isNew }) => isNew);
  return {
    asksInFull: deposit === null,
    partCents: deposit === null ? 0 : partsOf(visit.totalCents, deposit).nowCents,
    byRule: askedBy !== "salon" && !mayBeUnpaid,
    isUnpaidBarred: isUnpaid && adds && !mayBeUnpaid,
  };
}
