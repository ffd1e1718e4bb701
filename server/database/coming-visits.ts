import { comingStates } from "#domain/booking-states.ts";
import { type BookingRow, withItems } from "#server/database/bookings.ts";
import type { Handle } from "#server/database/handle.ts";
import { writtenOut } from "#server/database/written-out.ts";

/** Which coming visits to list. */
export interface ComingVisits {
  now: number;
  /** The master who takes part in the visit. Null: everybody's visits. */
  masterId: string | null;
  /** The last visit of the page before. */
  after?: BookingRow | undefined;
  /** How many at most. */
  limit: number;
}

/** Visits with a time that are still to come, soonest first. */
export function listComingVisits(db: Handle, asked: ComingVisits): Promise<BookingRow[]> {
  const { now, masterId, after, limit } = asked;
  const start = after?.starts_at ?? now;
  let query = db
    .selectFrom("bookings")
    .selectAll()
    .where("starts_at", after ? ">=" : ">", start)
    .where("state", "in", writtenOut(comingStates));
  if (after) query = query.where(({ eb, or }) => or([eb("starts_at", ">", start), eb("id", ">", after.id)]));
  if (masterId !== null) {
    const own = db.selectFrom("booking_items").select("booking_id").where("master_id", "=", masterId);
    query = query.where("id", "in", own.where("starts_at", ">", now));
  }
  return withItems(db, query.orderBy("starts_at").orderBy("id").limit(limit));
}
