import type { Insertable, Selectable } from "kysely";
import type { DeskBeyond } from "#domain/hand-back.ts";
import type { Write } from "#server/database/engines/engine.ts";
import type { Handle } from "#server/database/handle.ts";
import type {
  BookingItemsTable,
  BookingsTable,
  VisitChangesTable,
} from "#server/database/schema/bookings.ts";

/** A service that was added or removed, with its price after the visit's discount, in cents. */
export interface ChangedService {
  name: string;
  cents: number;
}

/** The services that were added and removed. */
export interface ChangedServices {
  added: ChangedService[];
  taken: ChangedService[];
}

export interface VisitChangeRow extends Omit<Selectable<VisitChangesTable>, "changed"> {
  changed: ChangedServices;
}

/** Deletes a visit's items, so that others can be written in the same transaction. */
export async function clearItems(db: Handle, id: string): Promise<void> {
  await db.deleteFrom("booking_items").where("booking_id", "=", id).execute();
}

/** The statements that write other items and sums of a visit whose items were deleted. */
export function bookingChange(
  db: Handle,
  id: string,
  items: readonly Omit<Insertable<BookingItemsTable>, "booking_id">[],
  sums: Pick<
    Selectable<BookingsTable>,
    | "price_cents"
    | "card_cents"
    | "kept_cents"
    | "credit_cents"
    | "kept_credit_cents"
    | "kept_session_cents"
    | "package_id"
    | "before_session"
    | "kept_at_salon_cents"
    | "hand_back_cents"
    | "most_percent"
  >,
): Write[] {
  const own = {
    ...sums,
    service_name: items.map((item) => item.service_name).join(", "),
    starts_at: items[0]?.starts_at ?? null,
    ends_at: items.at(-1)?.ends_at ?? null,
  };
  return [
    db.updateTable("bookings").set(own).where("id", "=", id),
    db.insertInto("booking_items").values(items.map((item) => ({ ...item, booking_id: id }))),
  ];
}

/**
 * The statement that sets what the policy keeps of the money paid at the salon for a visit, and how much of it is to
 * be handed back.
 */
export function deskBeyondUpdate(db: Handle, id: string, { keptCents, handBackCents }: DeskBeyond) {
  const sums = { kept_at_salon_cents: keptCents, hand_back_cents: handBackCents };
  return db.updateTable("bookings").set(sums).where("id", "=", id);
}

/**
 * The statement that writes a change. Running it fails with a unique violation if its purchase has already become a
 * change.
 */
export function visitChangeInsert(db: Handle, { changed, ...row }: VisitChangeRow): Write {
  return db.insertInto("visit_changes").values({ ...row, changed: JSON.stringify(changed) });
}

export async function findVisitChange(db: Handle, id: string): Promise<VisitChangeRow | undefined> {
  const row = await db.selectFrom("visit_changes").selectAll().where("id", "=", id).executeTakeFirst();
  return row && parse(row);
}

export async function findChangeOfPurchase(
  db: Handle,
  purchaseId: string,
): Promise<VisitChangeRow | undefined> {
  const row = await db
    .selectFrom("visit_changes")
    .selectAll()
    .where("purchase_id", "=", purchaseId)
    .executeTakeFirst();
  return row && parse(row);
}

/** The changes of a visit's services since it was booked, oldest first. */
export async function listChangesOfVisit(db: Handle, bookingId: string): Promise<VisitChangeRow[]> {
  const rows = await db
    .selectFrom("visit_changes")
    .selectAll()
    .where("booking_id", "=", bookingId)
    .orderBy("at")
    .orderBy("id")
    .execute();
  return rows.map(parse);
}

function parse(row: Selectable<VisitChangesTable>): VisitChangeRow {
  return { ...row, changed: JSON.parse(row.changed) };
}
