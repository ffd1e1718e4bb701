import type { Transaction } from "kysely";
import type { SalonMethod } from "#domain/daily-close.ts";
import { noTime } from "#domain/time/span.ts";
import { insertBookingEvent } from "#server/database/booking-events.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import { readSalon } from "#server/database/salon.ts";
import {
  type DeskKind,
  listSalonPayments,
  recordAtSalon,
  sumOfLines,
} from "#server/database/salon-payments.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { readSpentAtDesk } from "#server/usecases/gifts/spend-at-desk.ts";
import { nowAfterClose } from "#server/usecases/now-after-close.ts";
import type { Result } from "#server/usecases/result.ts";

/** What is recorded for a visit at the salon, in cents. */
export interface AtSalon {
  paidCents: number;
  tipCents: number;
  /** What gift cards shown at the desk have paid. */
  creditCents: number;
}

/** The same, with how it was paid. */
export interface DeskRecord extends AtSalon {
  /** How the last payment was made. `lastCents` is its sum. */
  method: SalonMethod | null;
  lastCents: number;
  /** What was paid by each method and not handed back. */
  byMethod: ReadonlyMap<SalonMethod | null, number>;
  /** The number of lines, including those that were taken back. */
  count: number;
  /** The gift cards that have paid at the desk, each with its cents. */
  giftCards: ReadonlyMap<string, number>;
}

/** What the desk has recorded for a visit. Lock the booking first. */
export async function readLines(tx: Transaction<Schema>, id: string): Promise<DeskRecord> {
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

/** Records what was paid or given at the desk or, if negative, taken back. */
export async function writeLine(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  { id }: BookingRow,
  { kind, cents, method }: { kind: DeskKind; cents: number; method: SalonMethod | null },
): Promise<void> {
  const now = await nowAfterClose(app, tx);
  const { currency } = await readSalon(tx);
  await recordAtSalon(tx, { kind, bookingId: id, amountCents: cents, currency, method }, now);
}

/** Adds what the desk did to a visit's history. @param line.id absent if nobody needs the line's id */
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

/** Lets the other desks look again at what a visit has paid. No hour has changed. */
export async function tellDesks<Value>(app: DatabaseAndClock, done: Result<Value>): Promise<Result<Value>> {
  if (done.ok) await app.engine.announce("availability", noTime);
  return done;
}
