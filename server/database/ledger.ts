import type { Selectable } from "kysely";
import type { Handle } from "#server/database/handle.ts";
import { newId } from "#server/database/new-id.ts";
import type { LedgerTable } from "#server/database/schema/money.ts";

export interface LedgerEntry {
  kind: LedgerTable["kind"];
  /** What is recorded, by id: the same cause is recorded once. */
  cause: string;
  /** Signed cents: money to the salon is positive. */
  amountCents: number;
  currency: string;
  paymentId?: string;
  refundId?: string;
  bookingId?: string;
}

/** Writes an entry unless its cause is recorded already. */
export async function record(db: Handle, entry: LedgerEntry, now: number): Promise<void> {
  await db
    .insertInto("ledger")
    .values({
      id: newId(),
      at: now,
      kind: entry.kind,
      cause: entry.cause,
      amount_cents: entry.amountCents,
      currency: entry.currency,
      payment_id: entry.paymentId ?? null,
      refund_id: entry.refundId ?? null,
      booking_id: entry.bookingId ?? null,
    })
    .onConflict((conflict) => conflict.column("cause").doNothing())
    .execute();
}

/** Writes down what was taken off a visit: it moves no money, and stands beside the money that it left. */
export async function recordDiscount(
  db: Handle,
  discount: { bookingId: string; discountCents: number; currency: string },
  now: number,
): Promise<void> {
  const { bookingId, discountCents, currency } = discount;
  if (discountCents === 0) return;
  const cause = `discount:${bookingId}`;
  await record(db, { kind: "discount", cause, amountCents: -discountCents, currency, bookingId }, now);
}

/** What the charge of a payment is recorded under. */
export function chargeCause(paymentId: string): string {
  return `charge:${paymentId}`;
}

export function findLedgerEntry(db: Handle, cause: string): Promise<Selectable<LedgerTable> | undefined> {
  return db.selectFrom("ledger").selectAll().where("cause", "=", cause).executeTakeFirst();
}
