import { setImmediate } from "node:timers/promises";
import { type IntentMoney, nothing } from "#domain/reconcile.ts";
import type { Handle } from "#server/database/handle.ts";

const paymentsAtOnce = 500;

/**
 * What the ledger says was charged, refunded and disputed for each of the provider's intents, in cents, in batches:
 * all of a salon's years would not fit into memory at once. An intent belongs to one payment, so it comes once.
 */
export async function* readLedgerByIntent(db: Handle): AsyncGenerator<Map<string, IntentMoney>> {
  let after = "";
  for (;;) {
    const payments = await db
      .selectFrom("payments")
      .select(["id", "intent_id"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(paymentsAtOnce)
      .execute();
    const last = payments.at(-1);
    if (!last) return;
    const lines = await db
      .selectFrom("ledger")
      .select(["payment_id", "kind", "amount_cents"])
      .where("payment_id", ">", after)
      .where("payment_id", "<=", last.id)
      .where("kind", "in", ["charge", "refund", "dispute"])
      .execute();
    const intentOf = new Map(payments.map(({ id, intent_id }) => [id, intent_id ?? ""]));
    const money = new Map<string, IntentMoney>();
    for (const { payment_id, kind, amount_cents } of lines) {
      const intentId = intentOf.get(payment_id ?? "") ?? "";
      const own = money.get(intentId) ?? { ...nothing };
      if (kind === "charge") own.chargedCents += amount_cents;
      else if (kind === "refund") own.refundedCents -= amount_cents;
      else own.disputedCents -= amount_cents;
      money.set(intentId, own);
    }
    yield money;
    after = last.id;
    // Memory of what was read is released only when the process gets a moment for it.
    await setImmediate();
  }
}
