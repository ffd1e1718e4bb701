import { type Selectable, sql } from "kysely";
import type { Claim } from "#domain/availability/claims.ts";
import { holdLimits } from "#domain/hold-limits.ts";
import { type HoldState, holdTransitions, livingHoldStates } from "#domain/purchase.ts";
import { statesBefore } from "#domain/transitions.ts";
import type { Write } from "#server/database/engines/engine.ts";
import type { Handle } from "#server/database/handle.ts";
import { keptQuery } from "#server/database/kept-query.ts";
import { contactOfPurchase } from "#server/database/offered-hours.ts";
import type { HoldsTable } from "#server/database/schema/bookings.ts";
import { writtenOut } from "#server/database/written-out.ts";

export interface HoldRow extends Omit<Selectable<HoldsTable>, "claims"> {
  claims: Claim[];
}

/** The statement that writes a hold. */
export function holdInsert(
  db: Handle,
  hold: {
    id: string;
    userId: string;
    purchaseId: string;
    endsAt: number;
    claims: readonly Claim[];
    network: string | null;
    proven: boolean;
    /** Whether it continues a hold that was extended. */
    extended?: boolean;
  },
  now: number,
): Write {
  return db.insertInto("holds").values({
    id: hold.id,
    user_id: hold.userId,
    purchase_id: hold.purchaseId,
    state: "active",
    ends_at: hold.endsAt,
    claims: JSON.stringify(hold.claims),
    extended: Number(hold.extended ?? false),
    created_at: now,
    network: hold.network,
    proven: Number(hold.proven),
    freed_at: null,
  });
}

export async function findHoldOfPurchase(db: Handle, purchaseId: string): Promise<HoldRow | undefined> {
  const row = await db
    .selectFrom("holds")
    .selectAll()
    .where("purchase_id", "=", purchaseId)
    .executeTakeFirst();
  return row && parse(row);
}

/** Holds that are over but still have cells, oldest first. */
export async function listOverdueHolds(db: Handle, now: number, limit: number): Promise<HoldRow[]> {
  const rows = await db
    .selectFrom("holds")
    .selectAll()
    .where("state", "in", writtenOut(livingHoldStates))
    .where("ends_at", "<=", now)
    .orderBy("ends_at")
    .limit(limit)
    .execute();
  return rows.map(parse);
}

/** The statement that changes a hold's state: one row, if its state table allows the change. */
export function holdMove(db: Handle, id: string, to: HoldState) {
  return db
    .updateTable("holds")
    .set({ state: to })
    .where("id", "=", id)
    .where("state", "in", statesBefore(holdTransitions, to));
}

/**
 * Starts to end a hold whose time is over, unless its guest extended it after it was listed.
 * @returns whether it is ending
 */
export async function beginExpiry(db: Handle, id: string, now: number): Promise<boolean> {
  const result = await holdMove(db, id, "expiring").where("ends_at", "<=", now).executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** The statement that transfers a hold to another purchase of the same person. */
export function giveHold(db: Handle, id: string, purchaseId: string): Write {
  return db.updateTable("holds").set({ purchase_id: purchaseId }).where("id", "=", id);
}

/** Ends a hold that is still live. The caller frees its cells. @returns whether it did */
export async function endHold(
  db: Handle,
  id: string,
  { now, byDesk }: { now: number; byDesk: boolean },
): Promise<boolean> {
  const result = await db
    .updateTable("holds")
    .set({ state: "freed", freed_at: now, freed_by_desk: Number(byDesk) })
    .where("id", "=", id)
    .where("state", "in", livingHoldStates)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function findHold(db: Handle, id: string): Promise<HoldRow | undefined> {
  const row = await db.selectFrom("holds").selectAll().where("id", "=", id).executeTakeFirst();
  return row && parse(row);
}

/** A person's holds since an instant that became no visit, latest first, `holdLimits.holds` at most. */
export async function listUnpaidHolds(db: Handle, userId: string, since: number): Promise<HoldRow[]> {
  return (await unpaidHolds(db, userId, since)).map(parse);
}

const unpaidHolds = keptQuery((db: Handle, userId: string, since: number) =>
  db
    .selectFrom("holds")
    .selectAll()
    .where("user_id", "=", userId)
    .where("created_at", ">", since)
    .where("state", "!=", sql.lit("converted"))
    // Slots offered to the waiting list were not the person's own choice.
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("purchases")
            .select("purchases.id")
            .whereRef("purchases.id", "=", "holds.purchase_id")
            .where("purchases.kind", "=", sql.lit("offered_hour")),
        ),
      ),
    )
    .orderBy("created_at", "desc")
    .limit(sql.lit(holdLimits.holds)),
);

/** Extends an active hold to a later instant, once. @returns whether it was extended */
export async function extendHold(
  db: Handle,
  id: string,
  { endsAt, now }: { endsAt: number; now: number },
): Promise<boolean> {
  const result = await db
    .updateTable("holds")
    .set({ ends_at: endsAt, extended: 1 })
    .where("id", "=", id)
    .where("state", "=", "active")
    .where("extended", "=", 0)
    .where("ends_at", ">", now)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

function parse(row: Selectable<HoldsTable>): HoldRow {
  return { ...row, claims: JSON.parse(row.claims) };
}

/** A hold that is not paid yet, with its customer and its visit. */
export interface HeldVisit {
  id: string;
  name: string;
  phone: string;
  /** Epoch milliseconds. */
  endsAt: number;
  since: number;
  items: {
    service_id: string;
    service_name: string;
    master_id: string;
    starts_at: number;
    ends_at: number;
  }[];
}

interface HeldItem {
  /** The visit that the hold's purchase changes. Null if it buys a new one. */
  changes: string | null;
  master_id: string | null;
  starts_at: number | null;
  ends_at: number | null;
}

/**
 * Held items without what their visits already have. A change holds only the rest, even of a service that gets longer.
 */
export async function withoutOwnItems<Item extends HeldItem>(
  db: Handle,
  items: readonly Item[],
): Promise<Item[]> {
  const visits = [...new Set(items.flatMap(({ changes }) => changes ?? []))];
  if (visits.length === 0) return [...items];
  const own = await db
    .selectFrom("booking_items")
    .select(["booking_id", "master_id", "starts_at", "ends_at"])
    .where("booking_id", "in", visits)
    .execute();
  return items.flatMap((item) => {
    const mine = own.find(
      ({ booking_id, master_id, starts_at }) =>
        booking_id === item.changes && master_id === item.master_id && starts_at === item.starts_at,
    );
    if (!mine) return [item];
    return (item.ends_at ?? 0) > (mine.ends_at ?? 0) ? [{ ...item, starts_at: mine.ends_at }] : [];
  });
}

/** Unpaid holds of visits that start in a span, by start. @param span epoch milliseconds, its end excluded */
export async function listHeldVisits(db: Handle, span: { from: number; to: number }): Promise<HeldVisit[]> {
  const rows = await db
    .selectFrom("holds")
    .innerJoin("purchases", "purchases.id", "holds.purchase_id")
    .innerJoin("purchase_items as items", "items.purchase_id", "purchases.id")
    .select([
      "holds.id",
      "holds.ends_at as endsAt",
      "holds.created_at as since",
      contactOfPurchase("name").as("name"),
      contactOfPurchase("phone").as("phone"),
      "items.service_id",
      "items.service_name",
      "items.master_id",
      "items.starts_at",
      "items.ends_at",
      "purchases.booking_id as changes",
    ])
    .where("holds.state", "in", writtenOut(livingHoldStates))
    .where("purchases.starts_at", ">=", span.from)
    .where("purchases.starts_at", "<", span.to)
    .orderBy("purchases.starts_at")
    .orderBy("holds.id")
    .orderBy("items.position")
    .execute();
  const hours = new Map<string, HeldVisit>();
  for (const row of await withoutOwnItems(db, rows)) {
    const { service_id, service_name, master_id, starts_at, ends_at, changes: _, ...hour } = row;
    const known = hours.get(hour.id) ?? { ...hour, items: [] };
    hours.set(hour.id, known);
    if (master_id === null || starts_at === null || ends_at === null) continue;
    known.items.push({ service_id, service_name, master_id, starts_at, ends_at });
  }
  return [...hours.values()];
}
