import type { Transaction } from "kysely";
import type { SalonMethod } from "#domain/daily-close.ts";
import { writtenDollars } from "#domain/money.ts";
import { insertBookingEvent } from "#server/database/booking-events.ts";
import { type BookingRow, findBooking } from "#server/database/bookings.ts";
import { readSalon, salonId } from "#server/database/salon.ts";
import {
  listSalonPayments,
  recordHandedBack,
  recordReturned,
  sumOfLines,
} from "#server/database/salon-payments.ts";
import type { Schema } from "#server/database/schema.ts";
import { deskBeyondUpdate } from "#server/database/visit-changes.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { ok, type Refusal, type Result, refuse } from "#server/usecases/result.ts";
import { toHandBackOf } from "#server/usecases/visits/paid-visit.ts";

/**
 * Writes down that the desk has handed back what a visit was paid at the salon beyond its price, since it got cheaper, or what its
 * cancellation gives back: all of it, once. Refuses another sum than is to be handed back.
 */
export async function handBack(
  app: DatabaseAndClock,
  actorId: string,
  id: string,
  { cents, method }: { cents: number; method: SalonMethod },
): Promise<Result<number>> {
  return await app.engine.transaction(async (tx): Promise<Result<number>> => {
    await app.engine.lock(tx, "bookings", id);
    const booking = await findBooking(tx, id);
    if (!booking) return refuse("not_found", "There is no such booking.");
    const { kept_at_salon_cents: keptCents, state } = booking;
    const dueCents = await readToHandBack(tx, booking);
    if (dueCents === 0) return refuse("wrong_state", "Nothing is to be handed back for this visit.");
    if (dueCents !== cents)
      return refuse("wrong_state", "Another sum is to be handed back by now. Look at the visit again.");
    // A day that is being closed counts this money, or the next one does: the time is taken once the close is over.
    await app.engine.lock(tx, "salon", salonId);
    const { currency } = await readSalon(tx);
    const isCancelled = state === "cancelled";
    const recordBack = isCancelled ? recordReturned : recordHandedBack;
    await recordBack(tx, { bookingId: id, amountCents: cents, currency, method }, app.now());
    await deskBeyondUpdate(tx, id, { keptCents, handBackCents: 0 }).execute();
    const event = { bookingId: id, at: app.now(), actorId, from: state, to: state };
    const reason = isCancelled ? "handed back since it was cancelled" : "handed back at the salon";
    await insertBookingEvent(tx, { ...event, reason });
    return ok(cents);
  });
}

/** What the desk has to hand back for a visit, in cents. */
export async function readToHandBack(tx: Transaction<Schema>, booking: BookingRow): Promise<number> {
  return toHandBackOf(booking, sumOfLines(await listSalonPayments(tx, booking.id)));
}

/** Why a payment at the salon can't be taken back yet: something of it waits to be handed back. */
export function handBackFirst(cents: number): Refusal {
  return refuse("wrong_state", `Hand back $${writtenDollars(cents)} first, then take the payment back.`);
}

/** Forgets what is kept of a payment at the salon that is taken back as a whole, and what a former server left to hand back. */
export async function dropKept(tx: Transaction<Schema>, booking: BookingRow): Promise<void> {
  if (booking.hand_back_cents + booking.kept_at_salon_cents === 0) return;
  await deskBeyondUpdate(tx, booking.id, { keptCents: 0, handBackCents: 0 }).execute();
}
