import { CELL_MS } from "#domain/time/cells.ts";
import { around, type Span } from "#domain/time/span.ts";
import type { Handle } from "#server/database/handle.ts";
import { withoutOwnItems } from "#server/database/holds.ts";
import { contactOfPurchase } from "#server/database/offered-hours.ts";
import { readSpan, type Timed } from "#server/database/placed.ts";

/**
 * Something that occupies cells: a visit, a held slot or one offered to the waiting list, with its guest; or a time
 * off with its reason. Its span is the guest's own.
 */
export interface Occupied extends Span {
  kind: "visit" | "hold" | "offered" | "time_off";
  name: string;
}

/**
 * What occupies cells of some resources in any of some spans, in order of time. If several units name the same one,
 * it is listed once.
 */
export async function listOccupants(
  db: Handle,
  resourceIds: readonly string[],
  spans: readonly Span[],
  exceptBookingId?: string,
): Promise<Occupied[]> {
  if (resourceIds.length === 0 || spans.length === 0) return [];
  const whole = around(spans);
  const owners = await db
    .selectFrom("cells")
    .distinct()
    .select(["booking_id", "hold_id", "time_off_id"])
    .where("resource_id", "in", resourceIds)
    .where("cell", ">=", Math.floor(whole.from / CELL_MS))
    .where("cell", "<", Math.ceil(whole.to / CELL_MS))
    .where((eb) =>
      eb.or(
        spans.map(({ from, to }) =>
          eb.and([eb("cell", ">=", Math.floor(from / CELL_MS)), eb("cell", "<", Math.ceil(to / CELL_MS))]),
        ),
      ),
    )
    .execute();
  const bookingIds = owners.flatMap(({ booking_id: id }) => (id && id !== exceptBookingId ? [id] : []));
  const found = [
    ...(await listVisits(db, bookingIds)),
    ...(await listHolds(
      db,
      owners.flatMap(({ hold_id }) => hold_id ?? []),
    )),
    ...(await listOff(
      db,
      owners.flatMap(({ time_off_id }) => time_off_id ?? []),
    )),
  ];
  return found.sort((one, other) => one.from - other.from);
}

function toOccupied(kind: Occupied["kind"], rows: readonly (Timed & { name: string })[]): Occupied {
  return { kind, name: rows[0]?.name ?? "", ...readSpan(rows) };
}

async function listVisits(db: Handle, ids: readonly string[]): Promise<Occupied[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("bookings")
    .select(["name", "starts_at", "ends_at"])
    .where("id", "in", ids)
    .execute();
  return rows.map((row) => toOccupied("visit", [row]));
}

async function listHolds(db: Handle, ids: readonly string[]): Promise<Occupied[]> {
  if (ids.length === 0) return [];
  const all = await db
    .selectFrom("holds")
    .innerJoin("purchases", "purchases.id", "holds.purchase_id")
    .innerJoin("purchase_items as items", "items.purchase_id", "purchases.id")
    .select(contactOfPurchase("name").as("name"))
    .select(["items.starts_at", "items.ends_at", "items.master_id", "holds.id"])
    .select(["purchases.booking_id as changes", "purchases.kind"])
    .where("holds.id", "in", ids)
    .orderBy("items.position")
    .execute();
  const rows = await withoutOwnItems(db, all);
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((items) =>
    toOccupied(items[0]?.kind === "offered_hour" ? "offered" : "hold", items),
  );
}

async function listOff(db: Handle, ids: readonly string[]): Promise<Occupied[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("time_off")
    .select(["reason as name", "starts_at", "ends_at"])
    .where("id", "in", ids)
    .execute();
  return rows.map((row) => toOccupied("time_off", [row]));
}
