import type { Insertable } from "kysely";
import type { Claim } from "#domain/availability/claims.ts";
import type { KnownVisit } from "#domain/imports/known-visit.ts";
import { freeCellsOfAll } from "#server/database/cells.ts";
import type { Handle } from "#server/database/handle.ts";
import { atOnce, inParts } from "#server/database/in-parts.ts";
import type { BookingItemsTable, BookingsTable } from "#server/database/schema/bookings.ts";

/** A visit of an import, ready to be written. */
export interface ImportedVisit {
  booking: Insertable<BookingsTable>;
  items: Omit<Insertable<BookingItemsTable>, "booking_id">[];
  /** Empty while it is to be arranged. */
  claims: readonly Claim[];
}

/**
 * Writes the visits of an import in few statements. Their history begins with what the desk does next: a line for the
 * import could never be undone.
 * @throws a violation of `cells` when one of their slots is taken
 */
export async function insertVisits(db: Handle, visits: readonly ImportedVisit[], now: number): Promise<void> {
  await inParts(visits, atOnce, (some) =>
    db
      .insertInto("bookings")
      .values(some.map(({ booking }) => booking))
      .execute(),
  );
  const items = visits.flatMap(({ booking, items }) =>
    items.map((item) => ({ ...item, booking_id: booking.id })),
  );
  await inParts(items, atOnce, (some) =>
    db
      .insertInto("booking_items")
      .values([...some])
      .execute(),
  );
  const cells = visits
    .flatMap(({ booking, claims }) => claims.map((claim) => ({ ...claim, bookingId: booking.id })))
    .sort((one, other) =>
      one.resourceId === other.resourceId
        ? one.cell - other.cell
        : one.resourceId < other.resourceId
          ? -1
          : 1,
    );
  await inParts(cells, 2 * atOnce, (some) =>
    db
      .insertInto("cells")
      .values(
        some.map(({ resourceId, cell, bookingId }) => ({
          ...{ resource_id: resourceId, cell, booking_id: bookingId },
          ...{ hold_id: null, time_off_id: null },
        })),
      )
      .execute(),
  );
  const guests = visits.flatMap(({ booking }) => (booking.guest_id ? [booking.guest_id] : []));
  await inParts([...new Set(guests)], atOnce, (some) =>
    db.updateTable("guests").set({ active_at: now }).where("id", "in", some).execute(),
  );
}

/** Coming visits of some guests, with their services. @param from epoch milliseconds */
export async function listComingOfGuests(
  db: Handle,
  guestIds: readonly string[],
  from: number,
): Promise<KnownVisit[]> {
  const rows = await inParts(guestIds, atOnce, (some) =>
    visitsWithServices(db)
      .where("bookings.guest_id", "in", some)
      .where("bookings.starts_at", ">", from)
      .where("bookings.state", "!=", "cancelled")
      .execute(),
  );
  return knownVisits(rows);
}

/** Some visits, with their services. */
export async function listKnownVisits(db: Handle, ids: readonly string[]): Promise<KnownVisit[]> {
  const rows = await inParts(ids, atOnce, (some) =>
    visitsWithServices(db).where("bookings.id", "in", some).execute(),
  );
  return knownVisits(rows);
}

function visitsWithServices(db: Handle) {
  return db
    .selectFrom("bookings")
    .innerJoin("booking_items as item", "item.booking_id", "bookings.id")
    .select(["bookings.id", "bookings.guest_id", "bookings.name", "bookings.starts_at", "item.service_id"]);
}

function knownVisits(rows: Awaited<ReturnType<ReturnType<typeof visitsWithServices>["execute"]>>) {
  return [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, own]): KnownVisit[] => {
    const [first] = own;
    if (!first) return [];
    const { guest_id: guestId, starts_at: startsAt, name } = first;
    return [{ id, guestId, startsAt, name, serviceIds: own.map(({ service_id }) => service_id) }];
  });
}

/** The guests that were merged into some guests. @returns the id of the guest that was kept, by the id of its part */
export async function listPartsOfGuests(db: Handle, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await inParts(ids, atOnce, (some) =>
    db.selectFrom("guests").select(["id", "merged_into"]).where("merged_into", "in", some).execute(),
  );
  return new Map(rows.map(({ id, merged_into }) => [id, merged_into ?? id]));
}

/** The current visits of an import, and whether money, a review or a history line has touched them. */
export async function listImportedVisits(db: Handle, importId: string) {
  return await db
    .selectFrom("imported_rows as imported")
    .innerJoin("bookings", "bookings.id", "imported.subject_id")
    .where("imported.import_id", "=", importId)
    .selectAll("bookings")
    .select("imported.left_as")
    .select(({ exists, selectFrom, or }) => [
      or([
        exists(
          selectFrom("booking_events as event")
            .select("event.id")
            .whereRef("event.booking_id", "=", "bookings.id"),
        ),
        exists(selectFrom("ledger").select("ledger.id").whereRef("ledger.booking_id", "=", "bookings.id")),
        exists(selectFrom("reviews").select("reviews.id").whereRef("reviews.booking_id", "=", "bookings.id")),
      ]).as("isTouched"),
    ])
    .execute();
}

/** Deletes untouched visits and frees their cells. @throws a foreign key violation when something has touched one */
export async function deleteVisits(db: Handle, ids: readonly string[], now: number): Promise<void> {
  await freeCellsOfAll(db, ids, now);
  await inParts(ids, atOnce, (some) =>
    db.deleteFrom("booking_items").where("booking_id", "in", some).execute(),
  );
  await inParts(ids, atOnce, (some) => db.deleteFrom("bookings").where("id", "in", some).execute());
}
