import type { Transaction } from "kysely";
import type { SalonMethod } from "#domain/daily-close.ts";
import { insertBookingEvent } from "#server/database/booking-events.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import { readSalon, salonId } from "#server/database/salon.ts";
import {
  type DeskKind,
  listSalonPayments,
  recordAtSalon,
  sumOfLines,
} from "#server/database/salon-payments.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { readSpentAtDesk } from "#server/usecases/gifts/spend-at-desk.ts";

/** What is written down of a visit at the salon, in cents. */
export interface AtSalon {
  paidCents: number;
  tipCents: number;
  /** What gift cards that were handed over have paid. */
  creditCents: number;
}

/** The same, and how. */
export interface Till extends AtSalon {
  /** How the last of it was paid, and how much that was. */
  method: SalonMethod | null;
  lastCents: number;
  /** What was paid in each way and not handed back. */
  byMethod: ReadonlyMap<SalonMethod | null, number>;
  /** How many lines there are, those that were taken back among them. */
  count: number;
  /** The gift cards that have paid at the desk, with how much. */
  giftCards: ReadonlyMap<string, number>;
}

/** What the desk has written down of a visit. Lock the booking first. */
export async function readLines(tx: Transaction<Schema>, id: string): Promise<Till> {
  const paid = await listSalonPayments(tx, id);
  const tips = await listSalonPayments(tx, id, "tip");
  const spent = await readSpentAtDesk(tx, id);
  const last = paid.findLast(({ amount_cents }) => amount_cents > 0);
  return {
    paidCents: sumOfLines(paid),
    tipCents: sumOfLines(tips),
    method: last?.method ?? null,
    lastCents: last?.amount_cents ?? 0,
    byMethod: new Map(
      [...Map.groupBy(paid, ({ method }) => method)].map(([method, some]) => [method, sumOfLines(some)]),
    ),
    count: paid.length + tips.length + spent.count,
    giftCards: spent.byCard,
    creditCents: [...spent.byCard.values()].reduce((sum, cents) => sum + cents, 0),
  };
}

/** Writes down what was paid or given at the desk or, negative, taken back. */
export async function writeLine(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  { id }: BookingRow,
  { kind, cents, method }: { kind: DeskKind; cents: number; method: SalonMethod | null },
): Promise<void> {
  // A day that is being closed counts this money, or the next one does: the time is taken once the close is over.
  await app.engine.lock(tx, "salon", salonId);
  const { currency } = await readSalon(tx);
  await recordAtSalon(tx, { kind, bookingId: id, amountCents: cents, currency, method }, app.now());
}

/** Writes what the desk did into a visit's history. @param line.id absent where nobody asks for the line */
export async function noteDesk(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  { id, booking, actorId, reason }: { id?: string; booking: BookingRow; actorId: string; reason: string },
): Promise<void> {
  const { id: bookingId, state } = booking;
  await insertBookingEvent(tx, {
    ...(id && { id }),
    bookingId,
    at: app.now(),
    actorId,
    from: state,
    to: state,
    reason,
  });
}
