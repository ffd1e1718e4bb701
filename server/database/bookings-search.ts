import { type ExpressionBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { BookingState } from "#domain/booking-states.ts";
import { deskSource, siteSource } from "#domain/figures/sources.ts";
import { countAllBookings } from "#server/database/booking-counts.ts";
import { type BookingRow, isToConfirm, newestFirst, withItems } from "#server/database/bookings.ts";
import { isToHandBack } from "#server/database/hand-backs.ts";
import type { Handle } from "#server/database/handle.ts";
import type { Schema } from "#server/database/schema.ts";
import { mostCounted, type Search } from "#server/database/search.ts";
import { type Begin, isOfFewDays, type MasterOfVisits, partsOf } from "#server/database/visits-of-master.ts";

/** Filters bookings. Absent fields set no limit. Visits are between two instants, the second excluded. */
export interface BookingFilter {
  from?: number | undefined;
  to?: number | undefined;
  master?: MasterOfVisits | undefined;
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
  /** See `readMadeUntil`. It leaves nothing out. */
  madeUntil?: number | undefined;
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
 * @param all they themselves, if they are known
 * @returns isCut if there are more than were counted; the sum then covers only some of them. since: older bookings
 * were not searched, in epoch milliseconds; null if all were
 */
export async function countFoundBookings(
  db: Handle,
  filter: BookingFilter,
  all?: readonly BookingRow[],
): Promise<{ count: number; cents: number; isCut: boolean; since: number | null }> {
  const { state, ...others } = filter;
  if (Object.values(others).every((value) => value === undefined))
    return { ...(await countAllBookings(db, state)), isCut: false, since: null };
  const since = searchedSince(filter);
  const { search, ...besides } = filter;
  if (search?.hasMany && Object.values(besides).every((value) => value === undefined))
    return { count: mostCounted, cents: 0, isCut: true, since };
  const sum = filter.isToHandBack ? "hand_back_cents" : "price_cents";
  if (all)
    return { count: all.length, cents: all.reduce((cents, row) => cents + row[sum], 0), isCut: false, since };
  const some = narrow(db.selectFrom("bookings"), filter)
    .select(sum)
    .limit(mostCounted + 1);
  const row = await db
    .selectFrom(some.as("some"))
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.sum<number>(sum).as("cents")])
    .executeTakeFirstOrThrow();
  const [count, cents] = [Number(row.count), Number(row.cents ?? 0)];
  return { count: Math.min(count, mostCounted), cents, isCut: count > mostCounted, since };
}

/**
 * Counts as `countSources` does: a link's own name, or else the desk if nothing was bought on the site. Those two have
 * indexes, which only `=` uses. In a rare state, that of the state is better.
 */
function isFrom(eb: ExpressionBuilder<Schema, "bookings">, source: string, state: BookingState | undefined) {
  if (source !== deskSource && source !== siteSource) return eb("bookings.source", "=", source);
  const elsewhere = eb
    .case()
    .when("bookings.purchase_id", "is", null)
    .then(sql.lit(deskSource))
    .else(sql.lit(siteSource))
    .end();
  const isCommon = state === undefined || state === "completed";
  return eb(
    eb.fn.coalesce("bookings.source", elsewhere),
    isCommon ? "=" : "is not distinct from",
    sql.lit(source),
  );
}

/** Since when bookings are searched, in epoch milliseconds. Null if all are. */
function searchedSince({ search, master, from, to, madeFrom, madeTo }: BookingFilter): number | null {
  if (master?.hasFew || isOfFewDays(from, to) || isOfFewDays(madeFrom, madeTo)) return null;
  return search?.since ?? null;
}

function narrow<Row>(
  query: SelectQueryBuilder<Schema, "bookings", Row>,
  filter: BookingFilter,
): SelectQueryBuilder<Schema, "bookings", Row> {
  const { from, to, master, state, search, waitingAt, madeFrom, madeTo, madeUntil, source } = filter;
  const since = searchedSince(filter);
  let found = query;
  if (since !== null) found = found.where("bookings.created_at", ">=", since);
  if (from !== undefined) found = found.where("bookings.starts_at", ">=", from);
  if (to !== undefined) found = found.where("bookings.starts_at", "<", to);
  // SQLite uses the index of a state only if the statement itself names the state.
  if (state !== undefined) found = found.where("bookings.state", "=", sql.lit(state));
  if (waitingAt !== undefined) found = found.where((eb) => isToConfirm(eb, waitingAt));
  if (filter.isToHandBack) found = found.where(isToHandBack);
  if (madeFrom !== undefined) found = found.where("bookings.created_at", ">=", madeFrom);
  if (madeTo !== undefined) found = found.where("bookings.created_at", "<", madeTo);
  if (madeUntil !== undefined) found = found.where("bookings.created_at", "<=", madeUntil);
  if (source !== undefined) found = found.where((eb) => isFrom(eb, source, state));
  if (master !== undefined) found = found.where((eb) => hasPart(eb, master, { from, to }));
  for (const condition of search?.conditions ?? []) found = found.where(condition);
  return found;
}

/** Whether a master takes part in a visit. Many visits are looked up one by one, until the list is full. */
function hasPart(eb: ExpressionBuilder<Schema, "bookings">, { id, hasFew }: MasterOfVisits, begin: Begin) {
  if (hasFew) return eb("bookings.id", "in", partsOf(id, begin));
  return eb.exists(
    eb
      .selectFrom("booking_items as part")
      .select("part.position")
      .whereRef("part.booking_id", "=", "bookings.id")
      // Always true. Makes SQLite use the key, and not the index of a master's parts for each visit.
      .where("part.position", ">=", 0)
      .where("part.master_id", "=", id),
  );
}
