import type { Transaction } from "kysely";
import type { SalonMethod } from "#domain/daily-close.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import { salonId } from "#server/database/salon.ts";
import { recordAtSalon } from "#server/database/salon-payments.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";

/**
 * Hands back what a cancellation gives of a payment at the salon, in the transaction that cancels.
 * @param back.method how; null: in the way that it was paid
 * @returns when, so that the cancellation is written with the same time: this line is told from a mistake by it
 */
export async function payBackAtSalon(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  { id }: BookingRow,
  { cents, currency, method }: { cents: number; currency: string; method: SalonMethod | null },
): Promise<number> {
  if (cents <= 0) return app.now();
  await app.engine.lock(tx, "salon", salonId);
  const now = app.now();
  const line = { kind: "pay_at_salon" as const, bookingId: id, amountCents: -cents, currency, method };
  await recordAtSalon(tx, line, now);
  return now;
}
