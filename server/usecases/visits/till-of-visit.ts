import { listBookingEvents } from "#server/database/booking-events.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import type { Handle } from "#server/database/handle.ts";
import {
  isHandedBack,
  isReturned,
  listSalonPayments,
  type SalonPaymentRow,
  sumOfLines,
} from "#server/database/salon-payments.ts";

/** What a visit brought in at the salon, in cents. */
export interface Till {
  /** The ledger's current sum: what was paid and not handed back or taken back. */
  thereCents: number;
  /** What was paid there, without payments recorded by mistake. */
  paidCents: number;
  /** When the last payment was made, in epoch milliseconds; null if there was none. */
  paidAt: number | null;
  /** What of it was handed back when the visit was cancelled, or afterwards. */
  backCents: number;
  backAt: number | null;
  /** What of it was handed back because the visit got cheaper. */
  handedBack: { cents: number; at: number }[];
}

/** What was paid at the salon for a visit. A payment that was taken back as a mistake does not count. */
export async function readTill(db: Handle, booking: Pick<BookingRow, "id" | "state">): Promise<Till> {
  const lines = await listSalonPayments(db, booking.id);
  const handedBack = lines
    .filter(isHandedBack)
    .map(({ at, amount_cents: signed }) => ({ cents: -signed, at }));
  const back = booking.state === "cancelled" ? await listGivenBack(db, booking.id, lines) : [];
  const backCents = 0 - sumOfLines(back);
  const thereCents = sumOfLines(lines);
  const paidCents = handedBack.reduce((sum, { cents }) => sum + cents, thereCents + backCents);
  const paidAt = lines.findLast(({ amount_cents }) => amount_cents > 0)?.at ?? null;
  return {
    thereCents,
    paidCents,
    paidAt: paidCents > 0 ? paidAt : null,
    backCents,
    backAt: back[0]?.at ?? null,
    handedBack,
  };
}

/**
 * What was handed back since the cancellation. An older server version wrote what it handed back at once without saying
 * so: those lines have the time of the cancellation.
 */
async function listGivenBack(
  db: Handle,
  bookingId: string,
  lines: readonly SalonPaymentRow[],
): Promise<SalonPaymentRow[]> {
  const cancelled = (await listBookingEvents(db, bookingId)).findLast(
    ({ from_state, to_state }) => to_state === "cancelled" && from_state !== "cancelled",
  );
  const back = lines.filter(isReturned);
  if (back.length > 0) return back;
  const wrote = (line: SalonPaymentRow) =>
    line.amount_cents < 0 && line.at === cancelled?.at && !isHandedBack(line);
  const upTo = lines.slice(0, lines.findLastIndex(wrote) + 1);
  return upTo.slice(upTo.findLastIndex((line) => !wrote(line)) + 1);
}
