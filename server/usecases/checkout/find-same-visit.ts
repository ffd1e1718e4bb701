import { occupiesCells } from "#domain/booking-states.ts";
import { type BookingRow, listBookingsOfUser } from "#server/database/bookings.ts";
import type { Handle } from "#server/database/handle.ts";

/** The customer's own booking of the same slot, made in another tab. */
export async function findSameVisit(
  db: Handle,
  userId: string,
  { serviceIds, startsAt }: { serviceIds: readonly string[]; startsAt: number },
): Promise<BookingRow | undefined> {
  const wanted = serviceIds.join();
  return (await listBookingsOfUser(db, userId)).find(
    ({ starts_at, state, items }) =>
      starts_at === startsAt &&
      occupiesCells(state) &&
      items.map((item) => item.service_id).join() === wanted,
  );
}
