import type { Transaction } from "kysely";
import type { SalonMethod } from "#domain/daily-close.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import { listSalonPayments, recordHandedBack, waysBack } from "#server/database/salon-payments.ts";
import type { Schema } from "#server/database/schema.ts";
import type { DatabaseAndClock } from "#server/usecases/context.ts";
import { nowAfterClose } from "#server/usecases/now-after-close.ts";

/**
 * Hands back what a cancellation gives of a payment at the salon, in the transaction that cancels.
 * @param back.method how; null: in the way that it was paid
 * @returns when
 */
export async function payBackAtSalon(
  app: DatabaseAndClock,
  tx: Transaction<Schema>,
  { id: bookingId }: BookingRow,
  { cents, currency, method }: { cents: number; currency: string; method: SalonMethod | null },
): Promise<number> {
  if (cents <= 0) return app.now();
  const now = await nowAfterClose(app, tx);
  const whole = { amountCents: -cents, method };
  const parts = method ? [whole] : waysBack(await listSalonPayments(tx, bookingId), cents);
  await recordHandedBack(tx, { bookingId, currency, since: "cancelled", parts }, now);
  return now;
}
