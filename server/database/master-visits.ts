import { type BookingRow, newestFirst, withItems } from "#server/database/bookings.ts";
import type { Handle } from "#server/database/handle.ts";

/** Visits that a master has a part in, in any state, from an instant on; epoch milliseconds. */
export function listVisitsOfMaster(db: Handle, masterId: string, from: number): Promise<BookingRow[]> {
  const query = newestFirst(db)
    .where("starts_at", ">=", from)
    .where("id", "in", (eb) =>
      eb.selectFrom("booking_items").select("booking_id").where("master_id", "=", masterId),
    );
  return withItems(db, query);
}
