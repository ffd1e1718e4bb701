import { type SelectQueryBuilder, sql } from "kysely";
import type { BookingState } from "#domain/booking-states.ts";
import { type BookingRow, newestFirst, withItems } from "#server/database/bookings.ts";
import type { Handle } from "#server/database/handle.ts";
import type { Schema } from "#server/database/schema.ts";

/** Which bookings are meant; what is left out does not narrow. Visits are between two instants, the second excluded. */
export interface BookingFilter {
  from?: number | undefined;
  to?: number | undefined;
  masterId?: string | undefined;
  state?: BookingState | undefined;
  /** A part of a name, an address, a mobile number, a service or a transaction, in any case. */
  search?: string | undefined;
}

/** The bookings that a filter means, the newest first. @param page from 1; without it, all of them */
export function findBookings(
  db: Handle,
  filter: BookingFilter,
  page?: { number: number; size: number },
): Promise<BookingRow[]> {
  const found = narrow(newestFirst(db), filter);
  return withItems(db, page ? found.limit(page.size).offset((page.number - 1) * page.size) : found);
}

/** How many bookings a filter means, and what they cost together, in cents. */
export async function countFoundBookings(
  db: Handle,
  filter: BookingFilter,
): Promise<{ count: number; cents: number }> {
  const row = await narrow(db.selectFrom("bookings"), filter)
    .select((eb) => [
      eb.fn.countAll<number>().as("count"),
      eb.fn.coalesce(eb.fn.sum<number>("price_cents"), sql<number>`0`).as("cents"),
    ])
    .executeTakeFirstOrThrow();
  return { count: row.count, cents: Number(row.cents) };
}

function narrow<Row>(
  query: SelectQueryBuilder<Schema, "bookings", Row>,
  { from, to, masterId, state, search }: BookingFilter,
): SelectQueryBuilder<Schema, "bookings", Row> {
  let found = query;
  if (from !== undefined) found = found.where("bookings.starts_at", ">=", from);
  if (to !== undefined) found = found.where("bookings.starts_at", "<", to);
  if (state !== undefined) found = found.where("bookings.state", "=", state);
  if (masterId !== undefined) {
    found = found.where("bookings.id", "in", (eb) =>
      eb.selectFrom("booking_items").select("booking_id").where("master_id", "=", masterId),
    );
  }
  for (const word of (search ?? "").toLowerCase().split(/\s+/).filter(Boolean)) {
    const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    const columns = ["name", "email", "phone", "service_name", "transaction_id"] as const;
    found = found.where((eb) =>
      eb.or(
        columns.map(
          (column) => sql<boolean>`lower(${sql.ref(`bookings.${column}`)}) like ${pattern} escape '\\'`,
        ),
      ),
    );
  }
  return found;
}
