import { type ExpressionBuilder, type Insertable, type Selectable, sql } from "kysely";
import { type BookingState, comingStates } from "#domain/booking-states.ts";
import type { Policy } from "#domain/policy.ts";
import type { Discount } from "#domain/pricing.ts";
import { longestVisitMs } from "#domain/service-choice.ts";
import type { Write } from "#server/database/engines/engine.ts";
import type { Handle } from "#server/database/handle.ts";
import type { BookingItemsTable, BookingsTable } from "#server/database/schema/bookings.ts";
import type { Schema } from "#server/database/schema.ts";
import { writtenOut } from "#server/database/written-out.ts";

export type BookingItemRow = Omit<Selectable<BookingItemsTable>, "booking_id"> & {
  master_name: string | null;
};
export type BookingRow = Selectable<BookingsTable> & {
  items: BookingItemRow[];
  /** As agreed at the purchase. Null if nothing was bought: the salon's current policy applies. */
  policy: Policy | null;
};

/**
 * The statements that write a visit with its items. Running them fails with a unique violation if its purchase is
 * already booked.
 */
export function bookingInserts(
  db: Handle,
  booking: Insertable<BookingsTable>,
  items: readonly Omit<Insertable<BookingItemsTable>, "booking_id">[],
): [Write, Write | null] {
  const rows = items.map((item) => ({ ...item, booking_id: booking.id }));
  return [
    db.insertInto("bookings").values(booking),
    rows.length > 0 ? db.insertInto("booking_items").values(rows) : null,
  ];
}

/** The statement that changes a visit's state. The caller updates its timeline and its cells. */
export function bookingStateUpdate(db: Handle, id: string, state: BookingState): Write {
  return db.updateTable("bookings").set({ state }).where("id", "=", id);
}

/**
 * The statements that change the masters and times of a visit's items.
 * @param items those of the visit, in order @param mostPercent what cancelling may return from now on
 */
export function bookingPlacements(
  db: Handle,
  id: string,
  items: readonly { masterId: string; startsAt: number; endsAt: number }[],
  mostPercent: number,
): Write[] {
  const times = {
    starts_at: items[0]?.startsAt ?? null,
    ends_at: items.at(-1)?.endsAt ?? null,
    most_percent: mostPercent,
  };
  return [
    db.updateTable("bookings").set(times).where("id", "=", id),
    ...items.map(({ masterId, startsAt, endsAt }, position) =>
      db
        .updateTable("booking_items")
        .set({ master_id: masterId, starts_at: startsAt, ends_at: endsAt })
        .where("booking_id", "=", id)
        .where("position", "=", position),
    ),
  ];
}

/** The statements that change the end of a visit and of its last item. */
export function bookingEndUpdates(db: Handle, id: string, lastPosition: number, endsAt: number): Write[] {
  return [
    db.updateTable("bookings").set({ ends_at: endsAt }).where("id", "=", id),
    db
      .updateTable("booking_items")
      .set({ ends_at: endsAt })
      .where("booking_id", "=", id)
      .where("position", "=", lastPosition),
  ];
}

/** A visit's discount. A member's may have taken nothing off. Null without one. */
export function readDiscount({ discount }: { discount: string | null }): Discount | null {
  return discount === null ? null : JSON.parse(discount);
}

/** One visit with its items and its policy, in one statement. */
export async function findBooking(db: Handle, id: string): Promise<BookingRow | undefined> {
  const rows = await db
    .selectFrom("bookings")
    .leftJoin("purchases", "purchases.id", "bookings.purchase_id")
    .leftJoin("booking_items as item", "item.booking_id", "bookings.id")
    .leftJoin("masters", "masters.id", "item.master_id")
    .selectAll("bookings")
    .select(["purchases.policy", "masters.name as master_name"])
    .select([
      "item.position",
      "item.service_id",
      "item.service_name as item_name",
      "item.master_id",
      "item.starts_at as item_starts_at",
      "item.ends_at as item_ends_at",
      "item.price_cents as item_cents",
    ])
    .where("bookings.id", "=", id)
    .orderBy("item.position")
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  const { position, service_id, item_name, master_id, master_name, ...own } = first;
  const { item_starts_at, item_ends_at, item_cents, policy, ...booking } = own;
  return { ...booking, policy: policy === null ? null : JSON.parse(policy), items: rows.flatMap(itemOf) };
}

interface JoinedItem {
  position: number | null;
  service_id: string | null;
  item_name: string | null;
  master_id: string | null;
  master_name: string | null;
  item_starts_at: number | null;
  item_ends_at: number | null;
  item_cents: number | null;
}

/** The item of a joined row. Empty if the visit has none. */
function itemOf(row: JoinedItem & { id: string }): (BookingItemRow & { booking_id: string })[] {
  const { position, service_id, item_name, item_cents } = row;
  if (position === null || service_id === null || item_name === null || item_cents === null) return [];
  return [
    {
      booking_id: row.id,
      position,
      service_id,
      service_name: item_name,
      master_id: row.master_id,
      master_name: row.master_name,
      starts_at: row.item_starts_at,
      ends_at: row.item_ends_at,
      price_cents: item_cents,
    },
  ];
}

export async function findBookingOfPurchase(
  db: Handle,
  purchaseId: string,
): Promise<Selectable<BookingsTable> | undefined> {
  return await all(db).where("purchase_id", "=", purchaseId).executeTakeFirst();
}

/** One person's bookings, newest first. */
export function listBookingsOfUser(db: Handle, userId: string): Promise<BookingRow[]> {
  return withItems(db, newestFirst(db).where("user_id", "=", userId));
}

/** Visits that overlap a span of epoch milliseconds, missed ones included and cancelled ones not. Earliest first. */
export function listVisitsBetween(db: Handle, span: { from: number; to: number }): Promise<BookingRow[]> {
  const query = all(db)
    // Limits the search by the indexed start.
    .where("starts_at", ">=", span.from - longestVisitMs)
    .where("starts_at", "<", span.to)
    .where("ends_at", ">", span.from)
    .where("state", "!=", "cancelled");
  return withItems(db, query.orderBy("starts_at").orderBy("id"));
}

/** Visits without a time that the front desk is to arrange, longest waiting first. */
export function listVisitsToArrange(db: Handle): Promise<BookingRow[]> {
  const query = all(db).where("starts_at", "is", null).where("state", "in", writtenOut(comingStates));
  return withItems(db, query.orderBy("created_at").orderBy("id"));
}

export function listBookingsById(db: Handle, ids: readonly string[]): Promise<BookingRow[]> {
  return withItems(db, all(db).where("id", "in", ids).orderBy("starts_at").orderBy("id"));
}

/** Saves what the front desk should know about a visit. @returns the number of visits changed */
export async function updateBookingNote(db: Handle, id: string, note: string): Promise<number> {
  const result = await db.updateTable("bookings").set({ note }).where("id", "=", id).executeTakeFirst();
  return Number(result.numUpdatedRows);
}

function all(db: Handle) {
  return db.selectFrom("bookings").selectAll();
}

/** Bookings as a query to narrow, newest first. */
export function newestFirst(db: Handle) {
  return all(db).orderBy("created_at", "desc").orderBy("id", "desc");
}

/** The bookings that a query selects, each with its items and its policy. */
export async function withItems(db: Handle, query: ReturnType<typeof all>): Promise<BookingRow[]> {
  const bookings = await query.execute();
  if (bookings.length === 0) return [];
  const items = await db
    .selectFrom("booking_items")
    .leftJoin("masters", "masters.id", "booking_items.master_id")
    .selectAll("booking_items")
    .select("masters.name as master_name")
    .where("booking_id", "in", query.clearSelect().select("id"))
    .orderBy("position")
    .execute();
  const itemsOf = Map.groupBy(items, (item) => item.booking_id);
  const policyOf = await readPolicies(db, query);
  return bookings.map((booking) => ({
    ...booking,
    items: itemsOf.get(booking.id) ?? [],
    policy: policyOf.get(booking.purchase_id ?? "") ?? null,
  }));
}

/** The policies under which bookings were bought, by purchase. Few differ, so each is parsed once. */
async function readPolicies(db: Handle, query: ReturnType<typeof all>): Promise<Map<string, Policy>> {
  const rows = await db
    .selectFrom("purchases")
    .select(["id", "policy"])
    .where("id", "in", query.clearSelect().select("purchase_id"))
    .execute();
  const parsed = new Map([...new Set(rows.map((row) => row.policy))].map((text) => [text, JSON.parse(text)]));
  return new Map(rows.map((row) => [row.id, parsed.get(row.policy)]));
}

/** Whether a visit waits for the salon's confirmation: it is still to come, or to be arranged. */
export function isToConfirm(eb: ExpressionBuilder<Schema, "bookings">, now: number) {
  return eb.and([
    eb("state", "=", sql.lit("pending")),
    eb.or([eb("ends_at", "is", null), eb("ends_at", ">", now)]),
  ]);
}

/** A master's parts of visits in any state, from an instant on, earliest first. Epoch milliseconds. */
export function listPartsOfMaster(db: Handle, masterId: string, from: number) {
  return db
    .selectFrom("booking_items as part")
    .innerJoin("bookings", "bookings.id", "part.booking_id")
    .where("part.master_id", "=", masterId)
    .where("part.starts_at", ">=", from)
    .select(["bookings.id", "bookings.name", "bookings.state", "bookings.ends_at as visit_ends_at"])
    .select(["part.position", "part.service_name", "part.starts_at", "part.ends_at"])
    .orderBy("part.starts_at")
    .orderBy("bookings.id")
    .execute();
}
