import { occupiesCells } from "#domain/booking-states.ts";
import { type BookingRow, listBookingsOfUser } from "#server/database/bookings.ts";
import type { Handle } from "#server/database/handle.ts";

/** The visit that stands in the way of an order because it is the same one: booked by her before, in another tab. */
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
