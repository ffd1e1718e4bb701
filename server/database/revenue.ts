import { membershipName } from "#domain/membership.ts";
import { type IntentMoney, nothing } from "#domain/reconcile.ts";
import type { RevenueEntry } from "#domain/revenue.ts";
import type { Handle } from "#server/database/handle.ts";

/**
 * Ledger lines of a span with the visits or memberships that they paid for. Discounts are left out: they move no money.
 * @param span epoch milliseconds, `to` excluded
 */
export async function listRevenueEntries(
  db: Handle,
  span: { from: number; to: number },
): Promise<RevenueEntry[]> {
  const lines = await ledgerOf(db, span).execute();
  const items = await db
    .selectFrom("booking_items")
    .leftJoin("masters", "masters.id", "booking_items.master_id")
    .select(["booking_items.booking_id", "booking_items.service_name", "booking_items.price_cents"])
    .select("masters.name as master")
    .where("booking_items.booking_id", "in", ledgerOf(db, span).clearSelect().select("bookings.id"))
    .orderBy("booking_items.position")
    .execute();
  const itemsOf = Map.groupBy(items, (item) => item.booking_id);
  return lines.map(({ at, amount_cents, booking_id, kind }) => ({
    at,
    amountCents: amount_cents,
    items:
      kind === "membership"
        ? [{ service: membershipName, master: null, priceCents: amount_cents }]
        : (itemsOf.get(booking_id ?? "") ?? []).map((item) => ({
            service: item.service_name,
            master: item.master,
            priceCents: item.price_cents,
          })),
  }));
}

function ledgerOf(db: Handle, { from, to }: { from: number; to: number }) {
  return db
    .selectFrom("ledger")
    .leftJoin("payments", "payments.id", "ledger.payment_id")
    .leftJoin("purchases", "purchases.id", "payments.purchase_id")
    .leftJoin("bookings", (join) =>
      join.on((eb) =>
        eb.or([
          eb("bookings.purchase_id", "=", eb.ref("payments.purchase_id")),
          eb("bookings.id", "=", eb.ref("ledger.booking_id")),
        ]),
      ),
    )
    .select(["ledger.at", "ledger.amount_cents", "bookings.id as booking_id", "purchases.kind"])
    .where("ledger.at", ">=", from)
    .where("ledger.at", "<", to)
    .where("ledger.kind", "!=", "discount");
}

/** What the ledger says was charged to, refunded on and disputed of each of the provider's intents, in cents. */
export async function listLedgerByIntent(db: Handle): Promise<Map<string, IntentMoney>> {
  const rows = await db
    .selectFrom("ledger")
    .innerJoin("payments", "payments.id", "ledger.payment_id")
    .select(["payments.intent_id", "ledger.kind", "ledger.amount_cents"])
    .where("ledger.kind", "in", ["charge", "refund", "dispute"])
    .execute();
  const money = new Map<string, IntentMoney>();
  for (const { intent_id, kind, amount_cents } of rows) {
    const own = money.get(intent_id ?? "") ?? { ...nothing };
    if (kind === "charge") own.chargedCents += amount_cents;
    else if (kind === "refund") own.refundedCents -= amount_cents;
    else own.disputedCents -= amount_cents;
    money.set(intent_id ?? "", own);
  }
  return money;
}
