import type { Transaction } from "kysely";
import type { SalonMethod } from "#domain/daily-close.ts";
import { isDueAtSalon } from "#domain/visit.ts";
import { insertBookingEvent } from "#server/database/booking-events.ts";
import { type BookingRow, findBooking } from "#server/database/bookings.ts";
import { enqueueAll } from "#server/database/outbox.ts";
import { readSalon, salonId } from "#server/database/salon.ts";
import { listSalonPayments, recordAtSalon, sumPaidAtSalon } from "#server/database/salon-payments.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { mailsOfPaid } from "#server/usecases/post/queue.ts";
import { ok, type Result, refuse } from "#server/usecases/result.ts";
import { dueAtSalonOf } from "#server/usecases/visits/paid-visit.ts";

const paidOtherwise = refuse(
  "wrong_state",
  "This visit's payment is written down already, but as paid in another way. Take it back first.",
);

/**
 * Records that what no card has paid of a visit was paid at the salon, once: repeating it changes nothing. Refuses another
 * method than the one that is recorded.
 * @param method how it was paid; null where nobody said
 * @returns the cents that are paid at the salon
 */
export async function recordSalonPayment(
  app: DatabaseAndClock,
  actorId: string,
  id: string,
  method: SalonMethod | null,
): Promise<Result<number>> {
  return await app.engine.transaction(async (tx): Promise<Result<number>> => {
    await app.engine.lock(tx, "bookings", id);
    const booking = await findBooking(tx, id);
    if (!booking) return refuse("not_found", "There is no such booking.");
    const dueCents = dueAtSalonOf(booking);
    if ((await sumPaidAtSalon(tx, [id])).has(id)) {
      const last = (await listSalonPayments(tx, id)).at(-1);
      return method && last?.method && method !== last.method ? paidOtherwise : ok(dueCents);
    }
    if (booking.card_cents + booking.credit_cents > 0 && dueCents === 0)
      return refuse("purchase_closed", "This visit was paid by card already.");
    if (!isDueAtSalon({ state: booking.state, dueCents })) {
      return refuse("wrong_state", "Nothing is due for this visit.");
    }
    await move(app, tx, booking, { cents: dueCents, method });
    await note(app, tx, { booking, actorId, reason: "paid at the salon" });
    await enqueueAll(tx, await mailsOfPaid(tx, booking, app.now()), app.now());
    return ok(dueCents);
  });
}

/**
 * Takes back a payment at the salon that was recorded by mistake: the visit is unpaid again, and the ledger shows both.
 * @returns the cents that were taken back
 */
export async function reverseSalonPayment(
  app: DatabaseAndClock,
  actorId: string,
  id: string,
  reason: string,
): Promise<Result<number>> {
  return await app.engine.transaction(async (tx): Promise<Result<number>> => {
    await app.engine.lock(tx, "bookings", id);
    const booking = await findBooking(tx, id);
    if (!booking) return refuse("not_found", "There is no such booking.");
    const cents = (await sumPaidAtSalon(tx, [id])).get(id) ?? 0;
    if (cents === 0) return refuse("wrong_state", "No payment at the salon is recorded for this visit.");
    await move(app, tx, booking, { cents: -cents, method: null });
    await note(app, tx, { booking, actorId, reason: `payment at the salon taken back: ${reason}` });
    return ok(cents);
  });
}

/**
 * Hands back what a cancellation gives of a payment at the salon, in the transaction that cancels.
 * @returns when, so that the cancellation is written with the same time: this line is told from a mistake by it
 */
export async function payBackAtSalon(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  { id }: BookingRow,
  { cents, currency }: { cents: number; currency: string },
): Promise<number> {
  if (cents <= 0) return app.now();
  await app.engine.lock(tx, "salon", salonId);
  const now = app.now();
  await recordAtSalon(tx, { bookingId: id, amountCents: -cents, currency, method: null }, now);
  return now;
}

async function move(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  { id }: BookingRow,
  { cents, method }: { cents: number; method: SalonMethod | null },
): Promise<void> {
  // A day that is being closed counts this money, or the next one does: the time is taken once the close is over.
  await app.engine.lock(tx, "salon", salonId);
  const { currency } = await readSalon(tx);
  await recordAtSalon(tx, { bookingId: id, amountCents: cents, currency, method }, app.now());
}

async function note(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  { booking, actorId, reason }: { booking: BookingRow; actorId: string; reason: string },
): Promise<void> {
  const { id: bookingId, state } = booking;
  await insertBookingEvent(tx, { bookingId, at: app.now(), actorId, from: state, to: state, reason });
}
