import { stillOwed } from "#domain/refunds.ts";
import { readResolvedAt } from "#server/database/exceptions.ts";
import type { Handle } from "#server/database/handle.ts";
import { listRefundsOfPayment, madeElsewhere, type RefundRow } from "#server/database/refunds.ts";

/** What a failed refund still owes its customer, in cents: less what the owner has refunded elsewhere since. */
export async function readOwed(db: Handle, failed: RefundRow): Promise<number> {
  const refunds = await listRefundsOfPayment(db, failed.payment_id);
  const resolved = await readResolvedAt(
    db,
    "failed_refund",
    refunds.map(({ id }) => id),
  );
  const owed = stillOwed(
    refunds
      .filter(({ id }) => id === failed.id || resolved.has(id))
      .map(({ id, amount_cents: cents, updated_at: at }) => ({ id, cents, at, until: untilOf(id) })),
    refunds
      .filter(({ reason, state }) => reason === madeElsewhere && state !== "failed")
      .map(({ amount_cents: cents, created_at: at }) => ({ cents, at })),
  );
  return owed.get(failed.id) ?? 0;

  function untilOf(id: string): number | null {
    return id === failed.id ? null : (resolved.get(id) ?? null);
  }
}
