import { type ExpressionBuilder, type SelectQueryBuilder, sql } from "kysely";
import { type BookingState, comingStates } from "#domain/booking-states.ts";
import { deskSource, siteSource } from "#domain/figures/sources.ts";
import { countAllBookings } from "#server/database/booking-counts.ts";
import { type BookingRow, isToConfirm, newestFirst, withItems } from "#server/database/bookings.ts";
import { findWholeGuest, listParts } from "#server/database/guests.ts";
import { isToHandBack } from "#server/database/hand-backs.ts";
import type { Handle } from "#server/database/handle.ts";
import type { Schema } from "#server/database/schema.ts";
import { mostFound, type Search } from "#server/database/search.ts";

/** Filters bookings. Absent fields set no limit. Visits are between two instants, the second excluded. */
export interface BookingFilter {
  from?: number | undefined;
  to?: number | undefined;
  masterId?: string | undefined;
  state?: BookingState | undefined;
  /** Parts of a name, an address, a mobile number, a service or a transaction. */
  search?: Search | undefined;
  /** Waits for the salon's confirmation at this instant: pending, and still to come or to be arranged. */
  waitingAt?: number | undefined;
  /** The desk has money of it to hand back. */
  isToHandBack?: true | undefined;
  /** Booked between two instants, the second excluded. */
  madeFrom?: number | undefined;
  madeTo?: number | undefined;
  /** Where it was booked, by the name that the figures use. */
  source?: string | undefined;
}

/** The requested part of a list. */
export interface BookingsPage {
  limit: number;
  /** Counts from 1. */
  page?: number | undefined;
  /** The id of the last entry seen, instead of a page number. */
  before?: string | undefined;
  /** Newest booking first, or earliest visit first. In the latter, visits to be arranged come last. */
  order?: "newest" | "visit" | undefined;
}

/** The bookings that match a filter, in order. */
export async function findBookings(
  db: Handle,
  filter: BookingFilter,
  { limit, page = 1, before, order = "newest" }: BookingsPage,
): Promise<BookingRow[]> {
  const ordered = order === "visit" ? earliestVisitFirst(db) : newestFirst(db);
  let found = narrow(ordered, filter);
  if (before !== undefined) found = found.where((eb) => isBefore(eb, before));
  // The page's other tables are read by its ids, so that the search runs only once.
  const meant = await found
    .clearSelect()
    .select("id")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const ids = meant.map(({ id }) => id);
  return ids.length === 0 ? [] : withItems(db, ordered.where("id", "in", ids));
}

/** A user's bookings, or those under an e-mail address, newest first. @param page.before the id of the last one seen */
export function listBookingsOf(
  db: Handle,
  of: { userId: string } | { email: string },
  { limit, before }: { limit: number; before: string | undefined },
): Promise<BookingRow[]> {
  let found = newestFirst(db)
    .where(...conditionOn(of))
    .limit(limit);
  if (before !== undefined) found = found.where((eb) => isBefore(eb, before));
  return withItems(db, found);
}

export async function countBookingsOf(
  db: Handle,
  of: { userId: string } | { email: string },
): Promise<number> {
  const row = await db
    .selectFrom("bookings")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where(...conditionOn(of))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

function conditionOn(of: { userId: string } | { email: string }): ["user_id" | "email", "=", string] {
  return "userId" in of ? ["user_id", "=", of.userId] : ["email", "=", of.email];
}

function earliestVisitFirst(db: Handle) {
  return db
    .selectFrom("bookings")
    .selectAll()
    .orderBy((eb) => eb.case().when("starts_at", "is", null).then(1).else(0).end())
    .orderBy("starts_at")
    .orderBy("id");
}

function isBefore(eb: ExpressionBuilder<Schema, "bookings">, id: string) {
  const last = eb.selectFrom("bookings").select(["created_at", "id"]).where("id", "=", id);
  return eb(eb.refTuple("created_at", "id"), "<", last.$asTuple("created_at", "id"));
}

/**
 * How many bookings match a filter, and their total in cents. For those with money to hand back, how much of it.
 * @returns isCut if there are more than were counted; the sum then covers only some of them
 */
export async function countFoundBookings(
  db: Handle,
  filter: BookingFilter,
): Promise<{ count: number; cents: number; isCut: boolean }> {
  const { state, ...others } = filter;
  if (Object.values(others).every((value) => value === undefined))
    return { ...(await countAllBookings(db, state)), isCut: false };
  const { search, ...besides } = filter;
  if (search?.hasMany && Object.values(besides).every((value) => value === undefined))
    return { count: mostFound, cents: 0, isCut: true };
  const sum = filter.isToHandBack ? "hand_back_cents" : "price_cents";
  const some = narrow(db.selectFrom("bookings"), filter)
    .select(sum)
    .limit(mostFound + 1);
  const row = await db
    .selectFrom(some.as("some"))
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.sum<number>(sum).as("cents")])
    .executeTakeFirstOrThrow();
  const count = Number(row.count);
  return { count: Math.min(count, mostFound), cents: Number(row.cents ?? 0), isCut: count > mostFound };
}

/** Counts as `countSources` does: a link's own name, or else the desk if nothing was bought on the site. */
function isFrom(eb: ExpressionBuilder<Schema, "bookings">, source: string) {
  const named = eb("bookings.source", "=", source);
  if (source !== deskSource && source !== siteSource) return named;
  const bought = eb("bookings.purchase_id", source === deskSource ? "is" : "is not", null);
  return eb.or([named, eb.and([eb("bookings.source", "is", null), bought])]);
}

function narrow<Row>(
  query: SelectQueryBuilder<Schema, "bookings", Row>,
  { from, to, masterId, state, search, waitingAt, madeFrom, madeTo, source, ...filter }: BookingFilter,
): SelectQueryBuilder<Schema, "bookings", Row> {
  let found = query;
  if (from !== undefined) found = found.where("bookings.starts_at", ">=", from);
  if (to !== undefined) found = found.where("bookings.starts_at", "<", to);
  if (state !== undefined) found = found.where("bookings.state", "=", state);
  if (waitingAt !== undefined) found = found.where((eb) => isToConfirm(eb, waitingAt));
  if (filter.isToHandBack) found = found.where(isToHandBack);
  if (madeFrom !== undefined) found = found.where("bookings.created_at", ">=", madeFrom);
  if (madeTo !== undefined) found = found.where("bookings.created_at", "<", madeTo);
  if (source !== undefined) found = found.where((eb) => isFrom(eb, source));
  if (masterId !== undefined) {
    found = found.where((eb) => hasPart(eb, masterId, from));
  }
  for (const condition of search?.conditions ?? []) found = found.where(condition);
  return found;
}

/** Whether a master takes part in a visit. @param from the earliest start of the visit, if known */
function hasPart(eb: ExpressionBuilder<Schema, "bookings">, masterId: string, from?: number) {
  if (from !== undefined) {
    // No part begins before its visit, so the master's work of other years is not searched.
    const parts = eb.selectFrom("booking_items").where("starts_at", ">=", from);
    return eb("bookings.id", "in", parts.where("master_id", "=", masterId).select("booking_id"));
  }
  return eb.exists(
    eb
      .selectFrom("booking_items as part")
      .select("part.position")
      .whereRef("part.booking_id", "=", "bookings.id")
      // Avoid the index of a master's parts, which SQLite would search again for each visit.
      .where((part) => part(part.fn.coalesce("part.master_id", sql.lit("")), "=", masterId)),
  );
}

/** How many visits were completed, missed or booked under some guest ids. Cancelled ones do not count. */
export async function countVisitsOf(db: Handle, guestIds: readonly string[]): Promise<number> {
  const all = await countOf(db, guestIds);
  return all === 0 ? 0 : all - (await countOf(db, guestIds, "cancelled"));
}

async function countOf(db: Handle, guestIds: readonly string[], state?: BookingState): Promise<number> {
  if (guestIds.length === 0) return 0;
  const visits = db.selectFrom("bookings").where("guest_id", "in", guestIds);
  const row = await (state ? visits.where("state", "=", state) : visits)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/**
 * How many visits an account's guest has missed, and to how many they came, including visits booked by the desk and
 * those of merged guests.
 */
export async function countPastOfUser(db: Handle, userId: string): Promise<{ missed: number; had: number }> {
  const whole = await findWholeGuest(db, userId);
  const parts = [...(await listParts(db, [whole?.id ?? userId])).keys()];
  const rows = await db
    .selectFrom("bookings")
    .select((eb) => ["state", eb.fn.countAll<number>().as("count")])
    .where("guest_id", "in", parts)
    .where("state", "in", ["no_show", "in_chair", "completed"])
    .groupBy("state")
    .execute();
  const count = (isOne: (state: string) => boolean) =>
    rows.filter(({ state }) => isOne(state)).reduce((sum, row) => sum + Number(row.count), 0);
  return { missed: count((state) => state === "no_show"), had: count((state) => state !== "no_show") };
}

/** How many coming visits of an account have nothing paid for them. */
export async function countUnpaidOfUser(db: Handle, userId: string, now: number): Promise<number> {
  const row = await db
    .selectFrom("bookings")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("state", "in", comingStates)
    .where("card_cents", "=", 0)
    .whereRef("price_cents", ">", "credit_cents")
    .where((eb) => eb.or([eb("ends_at", "is", null), eb("ends_at", ">", now)]))
    .where((eb) =>
      eb(
        eb
          .selectFrom("ledger")
          .select((sum) => sum.fn.coalesce(sum.fn.sum<number>("amount_cents"), sum.lit(0)).as("cents"))
          .whereRef("ledger.booking_id", "=", "bookings.id")
          .where("ledger.kind", "=", "pay_at_salon"),
        "=",
        0,
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
