import type { Write } from "#server/database/engines/engine.ts";
import type { Handle } from "#server/database/handle.ts";

/** What a visit costs, with the one service of it that a session of a package pays. */
interface Priced {
  priceCents: number;
  /** JSON, as the visit keeps it. */
  discount: string | null;
  /** Of the service among the visit's items. */
  position: number;
  itemCents: number;
}

/** What a visit cost before a session was used for it at the desk. */
export type BeforeSession = Priced;

export function readBeforeSession({
  before_session,
}: {
  before_session: string | null;
}): BeforeSession | null {
  return before_session === null ? null : JSON.parse(before_session);
}

/** Prices a visit with a session of a package or, with nothing before it, as it was without one, to be written. */
export function pricedAnew(
  db: Handle,
  bookingId: string,
  { priceCents, discount, position, itemCents }: Priced,
  session: { packageId: string; before: BeforeSession } | null,
): Write[] {
  return [
    db
      .updateTable("bookings")
      .set({
        price_cents: priceCents,
        discount,
        package_id: session?.packageId ?? null,
        before_session: session && JSON.stringify(session.before),
      })
      .where("id", "=", bookingId),
    db
      .updateTable("booking_items")
      .set({ price_cents: itemCents })
      .where("booking_id", "=", bookingId)
      .where("position", "=", position),
  ];
}
