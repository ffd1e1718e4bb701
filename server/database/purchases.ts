import { type Selectable, sql } from "kysely";
import type { Claim } from "#domain/availability/claims.ts";
import type { Deposit } from "#domain/deposit.ts";
import type { Policy } from "#domain/policy.ts";
import type { Quote } from "#domain/pricing.ts";
import { purchaseTransitions, settledStates, unsettledStates } from "#domain/purchase.ts";
import { statesBefore } from "#domain/transitions.ts";
import type { Write } from "#server/database/engines/engine.ts";
import type { Handle } from "#server/database/handle.ts";
import type { PaymentRow } from "#server/database/payments.ts";
import type { PurchaseItemsTable, PurchasesTable } from "#server/database/schema/money.ts";

export type PurchaseItemRow = Omit<Selectable<PurchaseItemsTable>, "purchase_id">;

/** What a purchase changes of a visit. */
export interface PurchaseChange {
  /** The visit as it was when the change was priced: `sealOfVisit`. */
  seen: string;
  /** Cells that the visit needs no more. */
  giveBack: Claim[];
}

export interface PurchaseRow
  extends Omit<Selectable<PurchasesTable>, "quote" | "policy" | "deposit" | "change"> {
  quote: Quote;
  change: PurchaseChange | null;
  policy: Policy;
  deposit: Deposit | null;
  items: PurchaseItemRow[];
}

/** A purchase with its items, to be written. Sent, it is a unique violation when the user has an open one of its kind. */
export function purchaseInserts(db: Handle, { items, ...purchase }: PurchaseRow): (Write | null)[] {
  const { quote, policy, deposit, change } = purchase;
  const row = {
    ...purchase,
    quote: JSON.stringify(quote),
    policy: JSON.stringify(policy),
    deposit: deposit && JSON.stringify(deposit),
    change: change && JSON.stringify(change),
  };
  return [db.insertInto("purchases").values(row), itemsInsert(db, purchase.id, items)];
}

export async function insertPurchaseItems(
  db: Handle,
  purchaseId: string,
  items: readonly PurchaseItemRow[],
): Promise<void> {
  await itemsInsert(db, purchaseId, items)?.execute();
}

function itemsInsert(db: Handle, purchaseId: string, items: readonly PurchaseItemRow[]) {
  if (items.length === 0) return null;
  return db.insertInto("purchase_items").values(items.map((item) => ({ ...item, purchase_id: purchaseId })));
}

export function findPurchase(db: Handle, id: string): Promise<PurchaseRow | undefined> {
  return findOne(db, (query) => query.where("purchases.id", "=", id));
}

/** The purchase that a transaction is of: it is paid by this intent, or has this id, where nothing was due. */
export function findPurchaseOfTransaction(
  db: Handle,
  transactionId: string,
): Promise<PurchaseRow | undefined> {
  return findOne(db, (query) =>
    query.where("purchases.id", "=", ({ fn, selectFrom, val }) =>
      fn.coalesce(
        selectFrom("payments").select("purchase_id").where("intent_id", "=", transactionId),
        val(transactionId),
      ),
    ),
  );
}

/** @param kind a customer may have one open purchase of each kind: buying a membership keeps a hold */
export function findOpenPurchase(
  db: Handle,
  userId: string,
  kind: PurchaseRow["kind"] = "visit",
): Promise<PurchaseRow | undefined> {
  return findOne(db, (query) =>
    query
      .where("purchases.user_id", "=", userId)
      .where("purchases.state", "=", "open")
      .where("purchases.kind", "=", kind)
      .where("purchases.booking_id", "is", null),
  );
}

/** The open purchase that would change a visit: there is one at most. */
export function findOpenChange(db: Handle, bookingId: string): Promise<PurchaseRow | undefined> {
  return findOne(db, (query) =>
    query.where("purchases.booking_id", "=", bookingId).where("purchases.state", "=", sql.lit("open")),
  );
}

/**
 * Changes a purchase. One that is to have another state must be in a state that may become it.
 * @returns whether it was
 */
export async function updatePurchase(db: Handle, id: string, change: PurchaseUpdate): Promise<boolean> {
  return (await purchaseUpdate(db, id, change).executeTakeFirst()).numUpdatedRows === 1n;
}

type PurchaseUpdate = Partial<Pick<PurchaseRow, "state" | "name" | "email" | "phone" | "price_only">> & {
  quote?: string;
};

/** As `updatePurchase`, to be sent together with other writes: it writes one row where the state may become the new one. */
export function purchaseUpdate(db: Handle, id: string, change: PurchaseUpdate) {
  const query = db.updateTable("purchases").set(change).where("id", "=", id);
  if (!change.state) return query;
  return query.where("state", "in", statesBefore(purchaseTransitions, change.state));
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

/**
 * Open orders from before an instant that keep no hour and that no money can come for any more. Few are open: those of all
 * customers are read.
 */
export async function listIdleOrders(db: Handle, madeBefore: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("purchases")
    .select("id")
    .where("state", "=", sql.lit("open"))
    .where("booking_id", "is", null)
    .where("user_id", ">", "")
    .where("starts_at", "is", null)
    .where("created_at", "<=", madeBefore)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("payments")
            .select("payments.id")
            .whereRef("payments.purchase_id", "=", "purchases.id")
            .where("payments.state", "!=", "cancelled"),
        ),
      ),
    )
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Marks a payment that a person has to look at: it is not looked for by itself any more. */
export async function markUnknownPayment(db: Handle, paymentId: string): Promise<void> {
  await db.updateTable("payments").set({ settled: 1 }).where("id", "=", paymentId).execute();
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

/** One purchase with its items, in one statement. */
async function findOne(
  db: Handle,
  narrow: (query: ReturnType<typeof joined>) => ReturnType<typeof joined>,
): Promise<PurchaseRow | undefined> {
  const rows = await narrow(joined(db)).orderBy("item.position").execute();
  const [first] = rows;
  if (!first) return undefined;
  const { position, service_id, service_name, master_id, ...own } = first;
  const { item_starts_at, item_ends_at, price_cents, ...purchase } = own;
  return {
    ...purchase,
    quote: { discount: null, ...JSON.parse(purchase.quote) },
    policy: JSON.parse(purchase.policy),
    deposit: purchase.deposit === null ? null : JSON.parse(purchase.deposit),
    change: purchase.change === null ? null : JSON.parse(purchase.change),
    items: rows.flatMap(itemOf),
  };
}

function joined(db: Handle) {
  return db
    .selectFrom("purchases")
    .leftJoin("purchase_items as item", "item.purchase_id", "purchases.id")
    .selectAll("purchases")
    .select(["item.position", "item.service_id", "item.service_name", "item.master_id", "item.price_cents"])
    .select(["item.starts_at as item_starts_at", "item.ends_at as item_ends_at"]);
}

/** The item of a row; none where the purchase has none. */
function itemOf(
  row: Awaited<ReturnType<ReturnType<typeof joined>["executeTakeFirstOrThrow"]>>,
): PurchaseItemRow[] {
  const { position, service_id, service_name, price_cents } = row;
  if (position === null || service_id === null || service_name === null || price_cents === null) return [];
  return [
    {
      position,
      service_id,
      service_name,
      master_id: row.master_id,
      starts_at: row.item_starts_at,
      ends_at: row.item_ends_at,
      price_cents,
    },
  ];
}
