import { setImmediate } from "node:timers/promises";
import { type ExpressionBuilder, type NotNull, sql } from "kysely";
import type { BookingState } from "#domain/booking-states.ts";
import type { Policy } from "#domain/policy.ts";
import { CELL_MS, startOfCell } from "#domain/time/cells.ts";
import type { WantedBy } from "#domain/wanted-by.ts";
import type { Handle } from "#server/database/handle.ts";
import { notRevenue } from "#server/database/ledger.ts";
import type { Schema } from "#server/database/schema.ts";
import { inTwoWeeks, type Span } from "#server/database/two-weeks.ts";

const mostGuests = 500;

/** A visit by its start, with what the figures need. */
export interface VisitOfSpan {
  id: string;
  /** The guest, or the one that it was merged into. */
  guest: string | null;
  state: BookingState;
  price_cents: number;
  /** What the salon keeps of it: signed cents of the ledger, by card and at the salon. */
  kept_cents: number;
  starts_at: number;
  ends_at: number;
}

/** Visits that begin in a span, in any state. */
export async function listVisitsOfSpan(db: Handle, span: Span): Promise<VisitOfSpan[]> {
  const rows = await inTwoWeeks(span, (part) =>
    startingIn(db, part)
      .select(["bookings.id", "guest_id as guest", "state", "price_cents", "starts_at", "ends_at"])
      .select((eb) => keptOf(eb).as("kept_cents"))
      .where("ends_at", "is not", null)
      .$narrowType<{ starts_at: NotNull; ends_at: NotNull }>()
      .execute(),
  );
  const wholeOf = wholeAmong(await readMerged(db));
  for (const row of rows) row.guest = wholeOf(row.guest);
  return rows;
}

/** Services of the visits that begin in a span, in order. */
export function listItemsOfSpan(db: Handle, span: Span) {
  return inTwoWeeks(span, (part) =>
    startingIn(db, part)
      .innerJoin("booking_items as item", "item.booking_id", "bookings.id")
      .select(["item.booking_id", "item.service_id", "item.service_name", "item.master_id"])
      .select(["item.starts_at", "item.ends_at", "item.price_cents"])
      .orderBy("item.booking_id")
      .orderBy("item.position")
      .execute(),
  );
}

/**
 * What was paid for a visit at the desk, through its purchase, and through its changes, without what the desk still
 * has to hand back. A subquery per visit: as a join, PostgreSQL reads the whole ledger and all payments.
 */
function keptOf(eb: ExpressionBuilder<Schema, "bookings">) {
  const atDesk = eb
    .selectFrom("ledger")
    .select(sumOfLines)
    .whereRef("ledger.booking_id", "=", "bookings.id")
    .where("ledger.kind", "not in", notRevenue);
  const bought = eb
    .selectFrom("payments")
    .innerJoin("ledger", "ledger.payment_id", "payments.id")
    .select(sumOfLines)
    .whereRef("payments.purchase_id", "=", "bookings.purchase_id")
    .where("ledger.booking_id", "is", null)
    .where("ledger.kind", "not in", notRevenue);
  const changed = eb
    .selectFrom("visit_changes")
    .innerJoin("payments", "payments.intent_id", "visit_changes.transaction_id")
    .innerJoin("ledger", "ledger.payment_id", "payments.id")
    .select(sumOfLines)
    .whereRef("visit_changes.booking_id", "=", "bookings.id")
    .where("ledger.kind", "in", ["charge", "refund", "dispute", "pay_at_salon"]);
  return sql<number>`${atDesk} + ${bought} + ${changed} - bookings.hand_back_cents`;
}

function sumOfLines() {
  // PostgreSQL's driver returns a sum as text, since it may exceed a number.
  return sql<number>`cast(coalesce(sum(ledger.amount_cents), 0) as integer)`.as("cents");
}

/** A cancelled visit: its terms, and when and by which side it was cancelled. */
export interface CancellationOfSpan {
  id: string;
  user_id: string | null;
  starts_at: number;
  created_at: number;
  most_percent: number;
  at: number;
  actor_id: string | null;
  reason: string;
  by: WantedBy | null;
  /** The terms agreed at the purchase. Null if nothing was bought. */
  policy: Policy | null;
}

/** The cancelled visits that would have begun in a span. */
export async function listCancellationsOfSpan(db: Handle, span: Span): Promise<CancellationOfSpan[]> {
  const rows = await inTwoWeeks(span, (part) =>
    startingIn(db, part)
      .innerJoin("booking_events as event", "event.booking_id", "bookings.id")
      .leftJoin("purchases", "purchases.id", "bookings.purchase_id")
      .where("bookings.state", "=", "cancelled")
      .where("event.to_state", "=", "cancelled")
      .select(["bookings.id", "bookings.user_id", "bookings.starts_at", "bookings.created_at"])
      .select("bookings.most_percent")
      .select(["event.at", "event.actor_id", "event.reason", "event.cancelled_by as by"])
      .select("purchases.policy")
      .$narrowType<{ starts_at: NotNull }>()
      .execute(),
  );
  return rows.map((row) => ({ ...row, policy: row.policy === null ? null : JSON.parse(row.policy) }));
}

/** Bookings made in a span, with where they came from. */
export async function listBookingsMade(db: Handle, span: Span) {
  const rows = await inTwoWeeks(span, ({ from, to }) =>
    db
      .selectFrom("bookings")
      .where("created_at", ">=", from)
      .where("created_at", "<", to)
      .select(["id", "guest_id as guest", "created_at", "source", "purchase_id"])
      .execute(),
  );
  const wholeOf = wholeAmong(await readMerged(db));
  for (const row of rows) row.guest = wholeOf(row.guest);
  return rows;
}

/** The completed visits of known guests that began in a span. */
export async function listCame(db: Handle, span: Span): Promise<{ guest: string; startsAt: number }[]> {
  const rows = await inTwoWeeks(span, (part) =>
    startingIn(db, part)
      .where("state", "=", "completed")
      .where("guest_id", "is not", null)
      .select(["guest_id as guest", "starts_at as startsAt"])
      .$narrowType<{ guest: NotNull; startsAt: NotNull }>()
      .execute(),
  );
  const merged = await readMerged(db);
  for (const row of rows) row.guest = merged.get(row.guest) ?? row.guest;
  return rows;
}

/** Which of some guests, none of them merged into another, had a completed visit before an instant. */
export async function listCameBefore(
  db: Handle,
  guests: ReadonlySet<string>,
  before: number,
): Promise<Set<string>> {
  const merged = await readMerged(db);
  const parts = [...merged].flatMap(([part, whole]) => (guests.has(whole) ? part : []));
  const ids = [...guests, ...parts];
  const came = new Set<string>();
  for (let at = 0; at < ids.length; at += mostGuests) {
    for (const id of await findComeBefore(db, ids.slice(at, at + mostGuests), before))
      came.add(merged.get(id) ?? id);
    await setImmediate();
  }
  return came;
}

/** Looks for a single visit of each guest: reading those of all years would take far more. */
async function findComeBefore(db: Handle, ids: readonly string[], before: number): Promise<string[]> {
  const rows = await db
    .selectFrom("guests")
    .select("guests.id")
    .where("guests.id", "in", ids)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("bookings")
          .select("bookings.id")
          .whereRef("bookings.guest_id", "=", "guests.id")
          .where("bookings.starts_at", "<", before)
          .where("bookings.state", "=", sql.lit("completed")),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Cells (epoch seconds / 300) of masters in a span: those of visits and those of time off.
 * @param masterIds at least one
 */
export async function listCellsOfMasters(
  db: Handle,
  masterIds: readonly string[],
  span: { fromCell: number; toCell: number },
): Promise<(masterId: string) => { booked: number[]; off: number[] }> {
  const instants = { from: startOfCell(span.fromCell), to: startOfCell(span.toCell) };
  const rows = await inTwoWeeks(instants, async (part) => {
    // Grouped by resource alone, in key order. Grouped by the cell's owner as well, SQLite would sort everything first.
    const found = await sql<{ resource_id: string; booked: string | null; off: string | null }>`
      select resource_id, string_agg(case when booking_id is not null then cast(cell as text) end, ',') as booked,
        string_agg(case when time_off_id is not null then cast(cell as text) end, ',') as off
      from cells
      where resource_id in (${sql.join(masterIds)}) and cell >= ${part.from / CELL_MS} and cell < ${part.to / CELL_MS}
        and hold_id is null
      group by resource_id`.execute(db);
    return found.rows;
  });
  const ofMasters = Map.groupBy(rows, ({ resource_id }) => resource_id);
  return (masterId) => {
    const own = ofMasters.get(masterId) ?? [];
    const cells = (of: "booked" | "off") => own.flatMap((row) => row[of]?.split(",").map(Number) ?? []);
    return { booked: cells("booked"), off: cells("off") };
  };
}

function startingIn(db: Handle, { from, to }: Span) {
  return db
    .selectFrom("bookings")
    .where("bookings.starts_at", ">=", from)
    .where("bookings.starts_at", "<", to);
}

/** The guests that were merged into another, each with that one. */
async function readMerged(db: Handle): Promise<Map<string, string>> {
  const merged = await db
    .selectFrom("guests")
    .select(["id", "merged_into"])
    .where("merged_into", "is not", null)
    .$narrowType<{ merged_into: NotNull }>()
    .execute();
  return new Map(merged.map(({ id, merged_into }) => [id, merged_into]));
}

function wholeAmong(merged: ReadonlyMap<string, string>): (guestId: string | null) => string | null {
  return (guestId) => (guestId === null ? null : (merged.get(guestId) ?? guestId));
}
