import { partsOf } from "#domain/deposit.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import type { Handle } from "#server/database/handle.ts";
import type { SalonRow } from "#server/database/salon.ts";
import { askDeposit, asksOf } from "#server/usecases/checkout/ask-deposit.ts";
import type { ChosenService } from "#server/usecases/checkout/place-change.ts";

/** What the salon asks a customer to pay for a visit after a change. */
export interface AskedAfter {
  asksInFull: boolean;
  /** The part of the new price that is asked for before the visit; 0 when all of it is. */
  partCents: number;
  /** Whether a rule for this particular visit or customer decides it, not the salon's general one. */
  byRule: boolean;
  /** Whether nothing was paid when the visit was booked, but what is added would now have to be. */
  isUnpaidBarred: boolean;
}

type PaidRow = BookingRow & { salonCents: number };

/** @param visit its services and price after the change */
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
  // This visit itself counts as an unpaid one.
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
