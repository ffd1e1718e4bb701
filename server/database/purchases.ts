import { type Selectable, sql } from "kysely";
import type { Policy } from "#domain/policy.ts";
import type { Quote } from "#domain/pricing.ts";
import { purchaseTransitions, settledStates, unsettledStates } from "#domain/purchase.ts";
import { statesBefore } from "#domain/transitions.ts";
import type { Handle } from "#server/database/handle.ts";
import type { PaymentRow } from "#server/database/payments.ts";
import type { PurchaseItemsTable, PurchasesTable } from "#server/database/schema/money.ts";

export type PurchaseItemRow = Omit<Selectable<PurchaseItemsTable>, "purchase_id">;

export interface PurchaseRow extends Omit<Selectable<PurchasesTable>, "quote" | "policy"> {
  quote: Quote;
  policy: Policy;
  items: PurchaseItemRow[];
}

/** @throws a unique violation when the user has an open purchase of its kind already */
export async function insertPurchase(db: Handle, { items, ...purchase }: PurchaseRow): Promise<void> {
  await db
    .insertInto("purchases")
    .values({ ...purchase, quote: JSON.stringify(purchase.quote), policy: JSON.stringify(purchase.policy) })
    .execute();
  await insertPurchaseItems(db, purchase.id, items);
}

export async function insertPurchaseItems(
  db: Handle,
  purchaseId: string,
  items: readonly PurchaseItemRow[],
): Promise<void> {
  if (items.length === 0) return;
  await db
    .insertInto("purchase_items")
    .values(items.map((item) => ({ ...item, purchase_id: purchaseId })))
    .execute();
}

export function findPurchase(db: Handle, id: string): Promise<PurchaseRow | undefined> {
  return findOne(db, (query) => query.where("id", "=", id));
}

/** @param kind a customer may have one open purchase of each kind: buying a membership keeps a hold */
export function findOpenPurchase(
  db: Handle,
  userId: string,
  kind: PurchaseRow["kind"] = "visit",
): Promise<PurchaseRow | undefined> {
  return findOne(db, (query) =>
    query.where("user_id", "=", userId).where("state", "=", "open").where("kind", "=", kind),
  );
}

/**
 * Changes a purchase. One that is to have another state must be in a state that may become it.
 * @returns whether it was
 */
export async function updatePurchase(
  db: Handle,
  id: string,
  change: Partial<Pick<PurchaseRow, "state" | "name" | "email" | "phone" | "price_only">> & {
    quote?: string;
  },
): Promise<boolean> {
  let query = db.updateTable("purchases").set(change).where("id", "=", id);
  if (change.state) query = query.where("state", "in", statesBefore(purchaseTransitions, change.state));
  const result = await query.executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/**
 * Payments that came before an instant and have neither a visit nor a refund to show for it, oldest first. What
 * `markSettledPayments` has not marked yet is passed over each time.
 */
export function listUnbookedPayments(db: Handle, paidBefore: number, limit: number): Promise<PaymentRow[]> {
  return db
    .selectFrom("payments")
    .innerJoin("purchases", "purchases.id", "payments.purchase_id")
    .selectAll("payments")
    .where("purchases.state", "in", unsettledStates)
    .where("payments.state", "=", sql.lit("succeeded"))
    .where("payments.settled", "=", sql.lit(0))
    .where("payments.updated_at", "<=", paidBefore)
    .orderBy("payments.updated_at")
    .limit(limit)
    .execute();
}

/** Marks payments whose purchase is settled, which is for good: nobody looks for their visit any more. */
export async function markSettledPayments(db: Handle): Promise<void> {
  await db
    .updateTable("payments")
    .set({ settled: 1 })
    .where("state", "=", sql.lit("succeeded"))
    .where("settled", "=", sql.lit(0))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("purchases")
          .select("purchases.id")
          .whereRef("purchases.id", "=", "payments.purchase_id")
          .where("purchases.state", "in", settledStates),
      ),
    )
    .execute();
}

async function findOne(
  db: Handle,
  narrow: (query: ReturnType<typeof all>) => ReturnType<typeof all>,
): Promise<PurchaseRow | undefined> {
  const row = await narrow(all(db)).executeTakeFirst();
  if (!row) return undefined;
  const items = await db
    .selectFrom("purchase_items")
    .select(["position", "service_id", "service_name", "master_id", "starts_at", "ends_at", "price_cents"])
    .where("purchase_id", "=", row.id)
    .orderBy("position")
    .execute();
  return {
    ...row,
    quote: { discount: null, ...JSON.parse(row.quote) },
    policy: JSON.parse(row.policy),
    items,
  };
}

function all(db: Handle) {
  return db.selectFrom("purchases").selectAll();
}
