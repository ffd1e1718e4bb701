import { taxIncluded } from "#domain/tax.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import { salonPaymentCause } from "#server/database/calendar.ts";
import type { Handle } from "#server/database/handle.ts";
import { chargeCause, findLedgerEntry } from "#server/database/ledger.ts";
import type { IssuedReceipt } from "#server/database/receipts.ts";
import type { SalonRow } from "#server/database/salon.ts";
import { findPaymentOfBooking } from "#server/usecases/bookings/paid-visit.ts";

/** What the ledger says was paid for a visit, written out; undefined when nothing was. */
export async function writeReceipt(
  db: Handle,
  booking: BookingRow,
  salon: SalonRow,
): Promise<IssuedReceipt | undefined> {
  const payment = await findPaymentOfBooking(db, booking);
  const cause = payment ? chargeCause(payment.id) : salonPaymentCause(booking.id);
  const entry = await findLedgerEntry(db, cause);
  if (!entry) return undefined;
  const { name, address, phone, email } = salon;
  const lines = booking.items.map((item) => ({
    serviceName: item.service_name,
    masterName: item.master_name,
    priceCents: item.price_cents,
  }));
  const subtotalCents = lines.reduce((sum, { priceCents }) => sum + priceCents, 0);
  const totalCents = entry.amount_cents;
  return {
    salon: { name, address, phone, email },
    lines,
    discountCents: subtotalCents - totalCents,
    totalCents,
    tax: taxOf(salon, totalCents),
    paid: {
      by: payment ? "card" : "salon",
      at: entry.at,
      transactionId: payment?.intent_id ?? null,
    },
  };
}

function taxOf(salon: SalonRow, totalCents: number): IssuedReceipt["tax"] {
  const { tax_name: name, tax_basis_points: basisPoints } = salon;
  if (name === null || basisPoints === 0) return null;
  return { name, basisPoints, cents: taxIncluded(totalCents, basisPoints) };
}
