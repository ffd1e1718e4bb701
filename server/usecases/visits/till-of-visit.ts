import { listBookingEvents } from "#server/database/booking-events.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import type { Handle } from "#server/database/handle.ts";
import { listSalonPayments } from "#server/database/salon-payments.ts";

/** What a visit brought at the salon, in cents. */
export interface Till {
  /** What was paid there, and not by mistake. */
  paidCents: number;
  /** When that was, in epoch milliseconds; null: nothing was. */
  paidAt: number | null;
  /** What of it was handed back when the visit was cancelled. */
  backCents: number;
  backAt: number | null;
}

/** What was paid at the salon for a visit. A payment that was taken back as a mistake is none. */
export async function readTill(db: Handle, booking: Pick<BookingRow, "id" | "state">): Promise<Till> {
  const lines = await listSalonPayments(db, booking.id);
  const leftCents = lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  const back = booking.state === "cancelled" ? await findHandedBack(db, booking.id, lines) : undefined;
  const backCents = back ? -back.amount_cents : 0;
  const paidCents = leftCents + backCents;
  const paidAt = lines.findLast(({ amount_cents }) => amount_cents > 0)?.at ?? null;
  return { paidCents, paidAt: paidCents > 0 ? paidAt : null, backCents, backAt: back?.at ?? null };
}

/** The line that the cancellation wrote: a mistake was put right with no cancellation beside it. */
async function findHandedBack(
  db: Handle,
  bookingId: string,
  lines: Awaited<ReturnType<typeof listSalonPayments>>,
) {
  const cancelled = (await listBookingEvents(db, bookingId)).findLast(
    ({ from_state, to_state }) => to_state === "cancelled" && from_state !== "cancelled",
  );
  return lines.findLast(({ at, amount_cents }) => amount_cents < 0 && at === cancelled?.at);
}
