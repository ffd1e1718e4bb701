import { type Selectable, sql } from "kysely";
import type { Claim } from "#domain/availability/claims.ts";
import type { Deposit } from "#domain/deposit.ts";
import type { Policy } from "#domain/policy.ts";
import type { Quote } from "#domain/pricing.ts";
import { purchaseTransitions } from "#domain/purchase.ts";
import { statesBefore } from "#domain/transitions.ts";
import type { Write } from "#server/database/engines/engine.ts";
import type { Handle } from "#server/database/handle.ts";
import type { HoldRow } from "#server/database/holds.ts";
import { keptQuery } from "#server/database/kept-query.ts";
import type { PurchaseItemsTable, PurchasesTable } from "#server/database/schema/money.ts";

export type PurchaseItemRow = Omit<Selectable<PurchaseItemsTable>, "purchase_id">;

/** What a purchase changes about a visit. */
export interface PurchaseChange {
  /** The state of the visit when the change was priced: `versionOfVisit`. */
  seen: string;
  /** Cells that the visit no longer needs. */
  giveBack: Claim[];
  /** Whether the session of the removed service goes back. Absent if no session's service is removed. */
  givesSessionBack?: boolean | undefined;
}

export interface PurchaseRow
  extends Omit<Selectable<PurchasesTable>, "quote" | "policy" | "deposit" | "change"> {
  quote: Quote;
  change: PurchaseChange | null;
  policy: Policy;
  deposit: Deposit | null;
  items: PurchaseItemRow[];
}

/** A purchase with the hold of its slot. Null if it holds none, or if its hold was removed long ago. */
export interface FoundPurchase extends PurchaseRow {
  hold: HoldOfPurchase | null;
}

/** A hold, without the fields that matter only when another one is placed. */
export type HoldOfPurchase = Pick<HoldRow, "id" | "state" | "ends_at" | "claims" | "extended">;

/**
 * The statements that write a purchase with its items. Running them fails with a unique violation if the user has an
 * open one of its kind.
 */
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

export async function findPurchase(db: Handle, id: string): Promise<FoundPurchase | undefined> {
  return toFound(await rowsOfPurchase(db, id));
}

const rowsOfPurchase = keptQuery((db: Handle, id: string) => joined(db).where("purchases.id", "=", id));

/** The purchase that belongs to a transaction: it was paid with this intent, or has this id if nothing was due. */
export async function findPurchaseOfTransaction(
  db: Handle,
  transactionId: string,
): Promise<FoundPurchase | undefined> {
  return toFound(await rowsOfTransaction(db, transactionId));
}

const rowsOfTransaction = keptQuery((db: Handle, transactionId: string) =>
  joined(db).where("purchases.id", "=", ({ fn, selectFrom, val }) =>
    fn.coalesce(
      selectFrom("payments").select("purchase_id").where("intent_id", "=", transactionId),
      val(transactionId),
    ),
  ),
);

/** @param kind a customer may have one open purchase of each kind, so buying a membership keeps a hold */
export async function findOpenPurchase(
  db: Handle,
  userId: string,
  kind: PurchaseRow["kind"] = "visit",
): Promise<FoundPurchase | undefined> {
  return toFound(await rowsOfOpen(db, userId, kind));
}

const rowsOfOpen = keptQuery((db: Handle, userId: string, kind: PurchaseRow["kind"]) =>
  joined(db)
    .where("purchases.user_id", "=", userId)
    .where("purchases.state", "=", sql.lit("open"))
    .where("purchases.kind", "=", kind)
    .where("purchases.booking_id", "is", null),
);

/** The open purchase that would change a visit. There is at most one. */
export async function findOpenChange(db: Handle, bookingId: string): Promise<FoundPurchase | undefined> {
  return toFound(await rowsOfOpenChange(db, bookingId));
}

const rowsOfOpenChange = keptQuery((db: Handle, bookingId: string) =>
  joined(db).where("purchases.booking_id", "=", bookingId).where("purchases.state", "=", sql.lit("open")),
);

/**
 * Changes a purchase. A new state is set only if the current one allows it.
 * @returns whether it was changed
 */
export async function updatePurchase(db: Handle, id: string, change: PurchaseUpdate): Promise<boolean> {
  return (await purchaseUpdate(db, id, change).executeTakeFirst()).numUpdatedRows === 1n;
}

type PurchaseUpdate = Partial<Pick<PurchaseRow, "state" | "name" | "email" | "phone" | "price_only">> & {
  quote?: string;
  change?: string;
};

/**
 * Like `updatePurchase`, to be sent together with other writes. It writes one row if the current state allows the new
 * one.
 */
export function purchaseUpdate(db: Handle, id: string, change: PurchaseUpdate) {
  const query = db.updateTable("purchases").set(change).where("id", "=", id);
  if (!change.state) return query;
  return query.where("state", "in", statesBefore(purchaseTransitions, change.state));
}

function toFound(rows: readonly JoinedRow[]): FoundPurchase | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const { position, service_id, service_name, master_id, ...own } = first;
  const { item_starts_at, item_ends_at, price_cents, ...held } = own;
  const { hold_id, hold_state, hold_ends_at, hold_claims, hold_extended, ...purchase } = held;
  return {
    ...purchase,
    quote: { discount: null, ...JSON.parse(purchase.quote) },
    policy: JSON.parse(purchase.policy),
    deposit: purchase.deposit === null ? null : JSON.parse(purchase.deposit),
    change: purchase.change === null ? null : JSON.parse(purchase.change),
    items: rows.flatMap(itemOf),
    hold: holdOf(first),
  };
}

type JoinedRow = Awaited<ReturnType<ReturnType<typeof joined>["executeTakeFirstOrThrow"]>>;

/** Purchases with their items and their hold, in one statement. */
function joined(db: Handle) {
  return db
    .selectFrom("purchases")
    .leftJoin("purchase_items as item", "item.purchase_id", "purchases.id")
    .leftJoin("holds as hold", "hold.purchase_id", "purchases.id")
    .selectAll("purchases")
    .select(["hold.id as hold_id", "hold.state as hold_state", "hold.ends_at as hold_ends_at"])
    .select(["hold.claims as hold_claims", "hold.extended as hold_extended"])
    .select(["item.position", "item.service_id", "item.service_name", "item.master_id", "item.price_cents"])
    .select(["item.starts_at as item_starts_at", "item.ends_at as item_ends_at"])
    .orderBy("item.position");
}

/** The item of a joined row. Empty if the purchase has none. */
function itemOf(row: JoinedRow): PurchaseItemRow[] {
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

function holdOf({
  hold_id: id,
  hold_state: state,
  hold_ends_at: ends_at,
  hold_claims: claims,
  hold_extended: extended,
}: JoinedRow): HoldOfPurchase | null {
  if (id === null || state === null || ends_at === null || claims === null || extended === null) return null;
  return { id, state, ends_at, claims: JSON.parse(claims), extended };
}
