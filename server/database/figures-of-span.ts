import { type ExpressionBuilder, sql } from "kysely";
import type { BookingState } from "#domain/booking-states.ts";
import type { Policy } from "#domain/policy.ts";
import type { Canceller } from "#domain/visit.ts";
import type { Handle } from "#server/database/handle.ts";
import { notRevenue } from "#server/database/ledger.ts";
import type { Schema } from "#server/database/schema.ts";

/** Epoch milliseconds, `to` excluded. */
interface Span {
  from: number;
  to: number;
}

const partMs = 31 * 24 * 60 * 60_000;
const mostGuests = 500;

/** Reads a long span in parts of a month, one after the other, so that none keeps the database for long. */
async function inParts<Row>({ from, to }: Span, read: (part: Span) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let at = from; at < to; at += partMs) {
    for (const row of await read({ from: at, to: Math.min(at + partMs, to) })) rows.push(row);
  }
  return rows;
}

/** A visit by its start, as figures are made of it; `guest` is the one that a merged guest became a part of. */
export interface VisitOfSpan {
  id: string;
  guest: string | null;
  user_id: string | null;
  state: BookingState;
  price_cents: number;
  starts_at: number;
  ends_at: number;
  created_at: number;
  most_percent: number;
  /** As agreed when it was bought; null where nothing was bought. */
  policy: Policy | null;
}

/** Visits that begin in a span, whatever became of them. */
export async function listVisitsOfSpan(db: Handle, span: Span): Promise<VisitOfSpan[]> {
  const rows = await inParts(span, (part) =>
    startingIn(db, part)
      .leftJoin("guests", "guests.id", "bookings.guest_id")
      .leftJoin("purchases", "purchases.id", "bookings.purchase_id")
      .select(["bookings.id", "bookings.user_id", "bookings.state", "bookings.price_cents"])
      .select(["bookings.starts_at", "bookings.ends_at", "bookings.created_at", "bookings.most_percent"])
      .select(["purchases.policy"])
      .select(guestOf)
      .execute(),
  );
  return rows.flatMap(({ starts_at, ends_at, policy, ...row }) =>
    starts_at === null || ends_at === null
      ? []
      : [{ ...row, starts_at, ends_at, policy: policy === null ? null : JSON.parse(policy) }],
  );
}

/** Services of the visits that begin in a span, in order. */
export function listItemsOfSpan(db: Handle, span: Span) {
  return inParts(span, (part) =>
    startingIn(db, part)
      .innerJoin("booking_items as item", "item.booking_id", "bookings.id")
      .select(["item.booking_id", "item.service_id", "item.service_name", "item.master_id"])
      .select(["item.starts_at", "item.ends_at", "item.price_cents"])
      .orderBy("item.booking_id")
      .orderBy("item.position")
      .execute(),
  );
}

/** What the salon has of each visit that begins in a span: signed cents of the ledger, by card and at the salon. */
export async function sumKeptOfSpan(db: Handle, span: Span): Promise<Map<string, number>> {
  const lines = await inParts(span, async (part) => [
    ...(await startingIn(db, part)
      .innerJoin("ledger", "ledger.booking_id", "bookings.id")
      .where("ledger.kind", "not in", notRevenue)
      .select(["bookings.id", "ledger.amount_cents"])
      .execute()),
    ...(await startingIn(db, part)
      .innerJoin("payments", "payments.purchase_id", "bookings.purchase_id")
      .innerJoin("ledger", "ledger.payment_id", "payments.id")
      .where("ledger.booking_id", "is", null)
      .where("ledger.kind", "not in", notRevenue)
      .select(["bookings.id", "ledger.amount_cents"])
      .execute()),
    ...(await startingIn(db, part)
      .select("bookings.id")
      .select((eb) =>
        eb
          .selectFrom("visit_changes")
          .innerJoin("payments", "payments.intent_id", "visit_changes.transaction_id")
          .innerJoin("ledger", "ledger.payment_id", "payments.id")
          .select((of) => of.fn.coalesce(of.fn.sum<number>("ledger.amount_cents"), of.lit(0)).as("cents"))
          .whereRef("visit_changes.booking_id", "=", "bookings.id")
          .where("ledger.kind", "in", ["charge", "refund", "dispute"])
          .as("amount_cents"),
      )
      .execute()),
  ]);
  const kept = new Map<string, number>();
  for (const { id, amount_cents } of lines) {
    const cents = Number(amount_cents ?? 0);
    if (cents !== 0) kept.set(id, (kept.get(id) ?? 0) + cents);
  }
  return kept;
}

/** Of the cancelled visits that would have begun in a span: when each was given up, and who gave it up. */
export async function listCancellationsOfSpan(db: Handle, span: Span) {
  const rows: { id: string; at: number; actor_id: string | null; reason: string; by: Canceller | null }[] =
    await inParts(span, (part) =>
      startingIn(db, part)
        .innerJoin("booking_events as event", "event.booking_id", "bookings.id")
        .where("bookings.state", "=", "cancelled")
        .where("event.to_state", "=", "cancelled")
        .select(["bookings.id", "event.at", "event.actor_id", "event.reason", "event.cancelled_by as by"])
        .execute(),
    );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Bookings that were made in a span, with where they came from. */
export function listBookingsMade(db: Handle, span: Span) {
  return inParts(span, ({ from, to }) =>
    db
      .selectFrom("bookings")
      .leftJoin("guests", "guests.id", "bookings.guest_id")
      .where("bookings.created_at", ">=", from)
      .where("bookings.created_at", "<", to)
      .select(["bookings.id", "bookings.created_at", "bookings.source", "bookings.purchase_id"])
      .select(guestOf)
      .execute(),
  );
}

/** The completed visits of known guests that began in a span. */
export async function listCame(db: Handle, span: Span): Promise<{ guest: string; startsAt: number }[]> {
  const rows = await inParts(span, (part) =>
    startingIn(db, part)
      .innerJoin("guests", "guests.id", "bookings.guest_id")
      .where("bookings.state", "=", "completed")
      .select("bookings.starts_at")
      .select(guestOf)
      .execute(),
  );
  return rows.flatMap(({ guest, starts_at }) =>
    guest === null || starts_at === null ? [] : [{ guest, startsAt: starts_at }],
  );
}

/** Those of some guests, none of them merged into another, who had a completed visit before an instant. */
export async function listCameBefore(
  db: Handle,
  guests: readonly string[],
  before: number,
): Promise<Set<string>> {
  const came = new Set<string>();
  for (let first = 0; first < guests.length; first += mostGuests) {
    const some = guests.slice(first, first + mostGuests);
    const parts = await db
      .selectFrom("guests")
      .select(["id", "merged_into"])
      .where("merged_into", "in", some)
      .execute();
    const whole = new Map(parts.map(({ id, merged_into }) => [id, merged_into ?? id]));
    const ids = [...some, ...whole.keys()];
    for (let at = 0; at < ids.length; at += mostGuests) {
      const rows = await db
        .selectFrom("bookings")
        .select("guest_id")
        .distinct()
        .where("guest_id", "in", ids.slice(at, at + mostGuests))
        .where("starts_at", "<", before)
        .where("state", "=", sql.lit("completed"))
        .execute();
      for (const { guest_id } of rows) if (guest_id !== null) came.add(whole.get(guest_id) ?? guest_id);
    }
  }
  return came;
}

/**
 * Cells (epoch seconds / 300) of masters in a span, those of visits and those of time off.
 * @param masterIds at least one
 */
export async function listCellsOfMasters(
  db: Handle,
  masterIds: readonly string[],
  span: { fromCell: number; toCell: number },
): Promise<(masterId: string) => { booked: number[]; off: number[] }> {
  const cellMs = 300_000;
  const rows = await inParts({ from: span.fromCell * cellMs, to: span.toCell * cellMs }, async (part) => {
    const found = await sql<{ resource_id: string; booked: number; cells: string }>`
      select resource_id, case when booking_id is null then 0 else 1 end as booked,
        string_agg(cast(cell as text), ',') as cells
      from cells
      where resource_id in (${sql.join(masterIds)}) and cell >= ${part.from / cellMs} and cell < ${part.to / cellMs}
        and hold_id is null
      group by resource_id, case when booking_id is null then 0 else 1 end`.execute(db);
    return found.rows;
  });
  const ofMasters = Map.groupBy(rows, ({ resource_id }) => resource_id);
  return (masterId) => {
    const own = ofMasters.get(masterId) ?? [];
    const cells = (booked: number) =>
      own.flatMap((row) => (Number(row.booked) === booked ? row.cells.split(",").map(Number) : []));
    return { booked: cells(1), off: cells(0) };
  };
}

function startingIn(db: Handle, { from, to }: Span) {
  return db
    .selectFrom("bookings")
    .where("bookings.starts_at", ">=", from)
    .where("bookings.starts_at", "<", to);
}

/** Who comes, a merged guest as the one that it became a part of. */
function guestOf(eb: ExpressionBuilder<Schema, "guests">) {
  return eb.fn.coalesce("guests.merged_into", "guests.id").as("guest");
}
