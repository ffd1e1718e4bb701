import { taxIncluded } from "#domain/tax.ts";
import { type BookingRow, readDiscount } from "#server/database/bookings.ts";
import type { IssuedReceipt } from "#server/database/receipts.ts";

/**
 * Whether the desk has used a session for a visit, or taken one back, since its receipt was issued, which changes the
 * price.
 * @param isChanged whether the visit's services were changed since it was booked
 */
export function isPricedAnew(
  { paid, totalCents }: IssuedReceipt,
  { before_session, price_cents }: BookingRow,
  isChanged: boolean,
): boolean {
  return before_session !== null || (!isChanged && paid.by !== "salon" && totalCents !== price_cents);
}

/**
 * A receipt with the visit's current services and price. It keeps its number.
 * @param firstCents the receipt's own payment
 */
export function pricedNow(
  issued: IssuedReceipt,
  booking: BookingRow,
  firstCents = issued.paid.cents ?? issued.totalCents,
): IssuedReceipt {
  const { items, price_cents: totalCents } = booking;
  const off = readDiscount(booking);
  const lines = items.map(({ service_name, master_name, price_cents }) => ({
    serviceName: service_name,
    masterName: master_name,
    priceCents: price_cents,
  }));
  const { discount: _, tax, paid, ...kept } = issued;
  const { cents: __, ...how } = paid;
  return {
    ...kept,
    lines,
    ...(off && { discount: off }),
    discountCents: lines.reduce((sum, { priceCents }) => sum + priceCents, -totalCents),
    totalCents,
    tax: tax && { ...tax, cents: taxIncluded(totalCents, tax.basisPoints) },
    paid: firstCents === totalCents ? how : { ...how, cents: firstCents },
  };
}
