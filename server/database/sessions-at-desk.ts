import type { Write } from "#server/database/engines/engine.ts";
import type { Handle } from "#server/database/handle.ts";

/** The price of a visit, with the one service that a package session pays for. */
interface Priced {
  priceCents: number;
  /** JSON, as in the visit's row. */
  discount: string | null;
  /** The service's position among the visit's items. */
  position: number;
  itemCents: number;
}

/** A visit's price before a session was used for it at the desk. */
export type BeforeSession = Priced;

export function readBeforeSession({
  before_session,
}: {
  before_session: string | null;
}): BeforeSession | null {
  return before_session === null ? null : JSON.parse(before_session);
}

/** The statements that price a visit with a package session or, with a null session, restore its price without one. */
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
