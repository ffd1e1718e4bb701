import { expressionBuilder, sql } from "kysely";
import { longestVisitMs } from "#domain/service-choice.ts";
import { dayMs } from "#domain/time/dates.ts";
import type { BookingFilter } from "#server/database/bookings-search.ts";
import type { Handle } from "#server/database/handle.ts";
import type { Schema } from "#server/database/schema.ts";

/** When visits begin: two instants, the second excluded. */
export type Begin = Pick<BookingFilter, "from" | "to">;

/** The master of a filter. */
export interface MasterOfVisits {
  id: string;
  /** Few enough services of visits are the master's to read them all. */
  hasFew: boolean;
}

/** Services of visits. Up to this many, reading them all is quicker than looking through all bookings. */
const fewParts = 2_000;

export async function readMasterOfVisits(db: Handle, id: string, begin: Begin): Promise<MasterOfVisits> {
  const one = partsOf(id, begin).offset(fewParts).limit(1);
  const beyond = await db.selectFrom(one.as("some")).select("booking_id").executeTakeFirst();
  return { id, hasFew: beyond === undefined };
}

/** A part begins with its visit or during it, so the master's work of other years is not searched. */
export function partsOf(id: string, { from, to }: Begin) {
  const parts = expressionBuilder<Schema, never>()
    .selectFrom("booking_items")
    .select("booking_id")
    .where("master_id", "=", id);
  const later = from === undefined ? parts : parts.where("starts_at", ">=", from);
  return to === undefined ? later : later.where("starts_at", "<", to + longestVisitMs);
}

/**
 * When the newest of some bookings was made at the latest: until a day after its visit begins, but for the few that
 * were made later. Without it, a list of years ago would first look through all that was made since.
 * @returns undefined if it may be any
 */
export async function readMadeUntil(
  db: Handle,
  { from, to, master, state, waitingAt }: BookingFilter,
): Promise<number | undefined> {
  if (isOfFewDays(from, to) || master?.hasFew || state === "pending" || waitingAt !== undefined)
    return undefined;
  const last = master === undefined ? undefined : await readLast(db, master.id, to);
  const end = last?.end ?? to;
  if (end === undefined) return undefined;
  const late = await db
    .selectFrom("bookings")
    .select("created_at")
    // As the index has it.
    .where(sql<boolean>`created_at > starts_at + 86400000`)
    .where("starts_at", "<", end)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return Math.max(end + dayMs, late?.created_at ?? 0, last?.openMadeAt ?? 0);
}

/** Before when the last visit of a master begins, and when the newest that is to be arranged was made. */
async function readLast(db: Handle, id: string, to: number | undefined) {
  const { last, openMadeAt } = await db
    .selectNoFrom(({ selectFrom }) => [
      partsOf(id, { to })
        .clearSelect()
        .select(({ fn }) => fn.max("starts_at").as("last"))
        .as("last"),
      selectFrom("booking_items as part")
        .innerJoin("bookings", "bookings.id", "part.booking_id")
        .where("part.master_id", "=", id)
        .where("part.starts_at", "is", null)
        .select(({ fn }) => fn.max("bookings.created_at").as("made"))
        .as("openMadeAt"),
    ])
    .executeTakeFirstOrThrow();
  return { end: Math.min(to ?? Number.POSITIVE_INFINITY, (last ?? 0) + 1), openMadeAt };
}

const fewDaysMs = 31 * dayMs;

/** Whether two instants are so close that all between them can be read. */
export function isOfFewDays(
  first: number = Number.NEGATIVE_INFINITY,
  end: number = Number.POSITIVE_INFINITY,
): boolean {
  return end - first <= fewDaysMs;
}
