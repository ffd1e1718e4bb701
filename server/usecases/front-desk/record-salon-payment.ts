import { occupiesCells } from "#domain/booking-states.ts";
import { findBooking } from "#server/database/bookings.ts";
import { listPaidAtSalon, salonPaymentCause } from "#server/database/calendar.ts";
import { record } from "#server/database/ledger.ts";
import { readSalon } from "#server/database/salon.ts";
import type { UseCases } from "#server/usecases/context.ts";
import { isPaidByCard } from "#server/usecases/front-desk/read-calendar.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";

/**
 * Records that a visit's price was paid at the salon, once: repeating it changes nothing.
 * @returns the cents that the visit costs
 */
export async function recordSalonPayment(app: UseCases, id: string): Promise<Result<number>> {
  const recorded = await app.engine.transaction(async (tx): Promise<Result<number>> => {
    await app.engine.lock(tx, "bookings", id);
    const booking = await findBooking(tx, id);
    if (!booking) return refuse("not_found", "There is no such booking.");
    if ((await listPaidAtSalon(tx, [id])).has(id)) return ok(booking.price_cents);
    if (isPaidByCard(booking)) return refuse("purchase_closed", "This visit was paid by card already.");
    if (!occupiesCells(booking.state) || booking.price_cents === 0) {
      return refuse("wrong_state", "Nothing is due for this visit.");
    }
    const { currency } = await readSalon(tx);
    await record(
      tx,
      {
        kind: "pay_at_salon",
        cause: salonPaymentCause(id),
        amountCents: booking.price_cents,
        currency,
        bookingId: id,
      },
      app.now(),
    );
    return ok(booking.price_cents);
  });
  return recorded;
}
