import type { Insertable, Selectable } from "kysely";
import type { BookingState } from "#domain/booking-states.ts";
import type { Handle } from "#server/database/handle.ts";
import { newId } from "#server/database/new-id.ts";
import type { BookingItemsTable, BookingsTable } from "#server/database/schema/bookings.ts";

export type BookingItemRow = Omit<Selectable<BookingItemsTable>, "booking_id"> & {
  master_name: string | null;
};
export type BookingRow = Selectable<BookingsTable> & { items: BookingItemRow[] };

/** @throws a unique violation when its purchase is booked already */
export async function insertBooking(
  db: Handle,
  booking: Insertable<BookingsTable>,
  items: readonly Omit<Insertable<BookingItemsTable>, "booking_id">[],
): Promise<void> {
  await db.insertInto("bookings").values(booking).execute();
  if (items.length === 0) return;
  await db
    .insertInto("booking_items")
    .values(items.map((item) => ({ ...item, booking_id: booking.id })))
    .execute();
}

/** Adds a line to a visit's timeline. @param event.actorId null when the system did it */
export async function insertBookingEvent(
  db: Handle,
  event: {
    bookingId: string;
    at: number;
    actorId: string | null;
    from: BookingState | null;
    to: BookingState;
    reason: string;
  },
): Promise<void> {
  await db
    .insertInto("booking_events")
    .values({
      id: newId(),
      booking_id: event.bookingId,
      at: event.at,
      actor_id: event.actorId,
      from_state: event.from,
      to_state: event.to,
      reason: event.reason,
    })
    .execute();
}

export async function findBooking(db: Handle, id: string): Promise<BookingRow | undefined> {
  const [booking] = await withItems(db, all(db).where("id", "=", id));
  return booking;
}

export async function findBookingOfPurchase(
  db: Handle,
  purchaseId: string,
): Promise<Selectable<BookingsTable> | undefined> {
  return await all(db).where("purchase_id", "=", purchaseId).executeTakeFirst();
}

/** One person's bookings, the newest first. */
export function listBookingsOfUser(db: Handle, userId: string): Promise<BookingRow[]> {
  return withItems(db, newestFirst(db).where("user_id", "=", userId));
}

/** Bookings made under an address, whoever made them, the newest first. */
export function listBookingsOfEmail(db: Handle, email: string): Promise<BookingRow[]> {
  return withItems(db, newestFirst(db).where("email", "=", email));
}

/** All bookings, the newest first. @param page.before the id of the last one seen */
export function listBookings(db: Handle, page: { limit?: number; before?: string }): Promise<BookingRow[]> {
  let query = newestFirst(db);
  if (page.limit !== undefined) query = query.limit(page.limit);
  if (page.before !== undefined) {
    const { before } = page;
    query = query.where((eb) =>
      eb(
        eb.refTuple("created_at", "id"),
        "<",
        eb
          .selectFrom("bookings")
          .select(["created_at", "id"])
          .where("id", "=", before)
          .$asTuple("created_at", "id"),
      ),
    );
  }
  return withItems(db, query);
}

export async function countBookings(db: Handle): Promise<number> {
  const row = await db
    .selectFrom("bookings")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** How many different people have had a visit. */
export async function countHappyCustomers(db: Handle): Promise<number> {
  const row = await db
    .selectFrom("bookings")
    .select((eb) => eb.fn.count<number>("email").distinct().as("count"))
    .where("state", "=", "completed")
    .executeTakeFirstOrThrow();
  return row.count;
}

function all(db: Handle) {
  return db.selectFrom("bookings").selectAll();
}

function newestFirst(db: Handle) {
  return all(db).orderBy("created_at", "desc").orderBy("id", "desc");
}

async function withItems(db: Handle, query: ReturnType<typeof all>): Promise<BookingRow[]> {
  const bookings = await query.execute();
  if (bookings.length === 0) return [];
  const items = await db
    .selectFrom("booking_items")
    .leftJoin("masters", "masters.id", "booking_items.master_id")
    .selectAll("booking_items")
    .select("masters.name as master_name")
    .where("booking_id", "in", query.clearSelect().select("id"))
    .orderBy("position")
    .execute();
  const itemsOf = Map.groupBy(items, (item) => item.booking_id);
  return bookings.map((booking) => ({ ...booking, items: itemsOf.get(booking.id) ?? [] }));
}
