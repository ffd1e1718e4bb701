import { type ExpressionBuilder, type NotNull, sql } from "kysely";
import type { BookingState } from "#domain/booking-states.ts";
import type { Policy } from "#domain/policy.ts";
import type { WantedBy } from "#domain/wanted-by.ts";
import { readColumns } from "#server/database/columns.ts";
import { type Guests, startingIn } from "#server/database/guests-of-span.ts";
import type { Handle } from "#server/database/handle.ts";
import { notRevenue } from "#server/database/ledger.ts";
import type { Schema } from "#server/database/schema.ts";
import { inTwoWeeks, type Span } from "#server/database/two-weeks.ts";

/** A visit by its start, with what the figures need. */
export interface VisitOfSpan {
  id: string;
  /** The guest's number. */
  guest: number | null;
  state: BookingState;
  price_cents: number;
  /** What the salon keeps of it: signed cents of the ledger, by card and at the salon. */
  kept_cents: number;
  starts_at: number;
  ends_at: number;
  /** Its services in order, if it is completed. */
  items: ItemOfVisit[];
}

export interface ItemOfVisit {
  service_id: string;
  service_name: string;
  master_id: string | null;
  price_cents: number;
  /** How long it took the guest. */
  ms: number;
}

/** Visits that begin in a span, in any state. */
export function listVisitsOfSpan(db: Handle, span: Span, { numberOf }: Guests): Promise<VisitOfSpan[]> {
  return inTwoWeeks(span, async (part) => {
    const read = await readColumns(db, visitsWithItems(db, part), {
      texts: ["id", "guest_id", "state", "service_id", "service_name", "master_id"],
      numbers: ["price_cents", "kept_cents", "starts_at", "ends_at", "item_cents", "ms"],
    });
    const visits: VisitOfSpan[] = [];
    let visit: VisitOfSpan | undefined;
    for (let at = 0; at < read.id.length; at++) {
      const id = read.id[at] ?? "";
      if (visit?.id !== id) {
        visit = {
          id,
          guest: numberOf(read.guest_id[at]),
          state: read.state[at] as BookingState,
          price_cents: read.price_cents[at] ?? 0,
          kept_cents: read.kept_cents[at] ?? 0,
          starts_at: read.starts_at[at] ?? 0,
          ends_at: read.ends_at[at] ?? 0,
          items: [],
        };
        visits.push(visit);
      }
      const service_id = read.service_id[at];
      if (service_id)
        visit.items.push({
          service_id,
          service_name: read.service_name[at] ?? "",
          master_id: read.master_id[at] || null,
          price_cents: read.item_cents[at] ?? 0,
          ms: read.ms[at] ?? 0,
        });
    }
    return visits;
  });
}

/** The visits that begin in a span, in order, each repeated for every service if it is completed. */
function visitsWithItems(db: Handle, span: Span) {
  return startingIn(db, span)
    .leftJoin("booking_items as item", (join) =>
      join.onRef("item.booking_id", "=", "bookings.id").on("bookings.state", "=", "completed"),
    )
    .where("bookings.ends_at", "is not", null)
    .select(["bookings.id", "bookings.guest_id", "bookings.state", "bookings.price_cents"])
    .select(["bookings.starts_at", "bookings.ends_at"])
    .select(["item.service_id", "item.service_name", "item.master_id", "item.price_cents as item_cents"])
    .select(sql<number | null>`item.ends_at - item.starts_at`.as("ms"))
    .select((eb) => keptOf(eb).as("kept_cents"))
    .orderBy("bookings.starts_at")
    .orderBy("bookings.id")
    .orderBy("item.position");
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
  // Most agreed to the same terms.
  const policies = new Map(rows.map(({ policy }) => [policy, policy === null ? null : JSON.parse(policy)]));
  return rows.map((row) => ({ ...row, policy: policies.get(row.policy) }));
}

/** A booking as it was made. */
export interface BookingMade {
  id: string;
  guest: number | null;
  madeAt: number;
  source: string | null;
  isByDesk: boolean;
}

/** Bookings made in a span, with where they came from. */
export function listBookingsMade(db: Handle, span: Span, { numberOf }: Guests): Promise<BookingMade[]> {
  return inTwoWeeks(span, async ({ from, to }) => {
    const made = db
      .selectFrom("bookings")
      .where("created_at", ">=", from)
      .where("created_at", "<", to)
      .select(["guest_id", "created_at", "source"])
      // Only what was made once its own visit had begun needs to be told from it.
      .select((eb) => eb.case().whenRef("created_at", ">=", "starts_at").then(eb.ref("id")).end().as("id"))
      .select((eb) => eb.case().when("purchase_id", "is", null).then(1).else(0).end().as("by_desk"));
    const read = await readColumns(db, made, {
      texts: ["id", "guest_id", "source"],
      numbers: ["created_at", "by_desk"],
    });
    return read.created_at.map((madeAt, at) => ({
      id: read.id[at] ?? "",
      guest: numberOf(read.guest_id[at]),
      madeAt,
      source: read.source[at] || null,
      isByDesk: read.by_desk[at] === 1,
    }));
  });
}
