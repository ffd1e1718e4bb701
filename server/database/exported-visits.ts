import { comingStates } from "#domain/booking-states.ts";
import type { Handle } from "#server/database/handle.ts";
import { writtenOut } from "#server/database/written-out.ts";

/**
 * A page of coming visits, in order of their starts, each with its services and masters. Visits to be arranged have
 * no time and are left out.
 * @param page.after the last of the page before; null for the first
 */
export async function listComingAfter(
  db: Handle,
  { now, after, most }: { now: number; after: { startsAt: number; id: string } | null; most: number },
) {
  const from = Math.max(now + 1, after?.startsAt ?? 0);
  const rows = await db
    .selectFrom("bookings")
    .select(["id", "guest_id", "name", "phone", "email", "price_cents", "note", "starts_at"])
    .select(["card_cents", "credit_cents", "kept_at_salon_cents", "hand_back_cents"])
    .where("starts_at", ">=", from)
    .where("state", "in", writtenOut(comingStates))
    .where((eb) => eb.or([eb("starts_at", ">", after?.startsAt ?? 0), eb("id", ">", after?.id ?? "")]))
    .orderBy("starts_at")
    .orderBy("id")
    .limit(most)
    .execute();
  const items =
    rows.length === 0
      ? []
      : await db
          .selectFrom("booking_items as item")
          .leftJoin("masters", "masters.id", "item.master_id")
          .select([
            "item.booking_id",
            "item.service_id",
            "item.service_name",
            "item.starts_at",
            "item.ends_at",
          ])
          .select("masters.name as master_name")
          .where(
            "item.booking_id",
            "in",
            rows.map(({ id }) => id),
          )
          .orderBy("item.position")
          .execute();
  const itemsOf = Map.groupBy(items, (item) => item.booking_id);
  return rows.map(({ starts_at, ...visit }) => ({
    ...visit,
    startsAt: Number(starts_at),
    items: itemsOf.get(visit.id) ?? [],
  }));
}
