import { stillOwed } from "#domain/refunds.ts";
import { listOpenOfKind } from "#server/database/exceptions.ts";
import type { Handle } from "#server/database/handle.ts";
import { listRefundsOfPayment, madeElsewhere, type RefundRow } from "#server/database/refunds.ts";

/** What a failed refund still owes its customer, in cents: less what the owner has refunded elsewhere since. */
export async function readOwed(db: Handle, failed: RefundRow): Promise<number> {
  const open = await listOpenOfKind(db, "failed_refund");
  const waiting = new Set([failed.id, ...open.map(({ subject_id }) => subject_id)]);
  const refunds = await listRefundsOfPayment(db, failed.payment_id);
  const owed = stillOwed(
    refunds
      .filter(({ id }) => waiting.has(id))
      .map(({ id, amount_cents: cents, updated_at: at }) => ({ id, cents, at })),
    refunds
      .filter(({ reason, state }) => reason === madeElsewhere && state !== "failed")
      .map(({ amount_cents: cents, created_at: at }) => ({ cents, at })),
  );
  return owed.get(failed.id) ?? 0;
}
