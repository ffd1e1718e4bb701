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
