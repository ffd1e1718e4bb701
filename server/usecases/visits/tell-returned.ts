import { type SessionOutcome, sessionOutcome, toldOutcome } from "#domain/packages.ts";
import { localDate } from "#domain/time/dates.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import type { Handle } from "#server/database/handle.ts";
import { fateOfSessions, listBoughtPackages } from "#server/database/packages.ts";
import { listReturned } from "#server/database/returned-money.ts";

/** What was returned for a cancelled visit, in cents, and where to. */
export interface Returned {
  /** To the cards that paid for the visit, or for the package whose session did. */
  cardCents: number;
  giftCents: number;
  /**
   * Handed back at the salon, or promised there for a session or for what no card can take. What the desk has yet to
   * hand back of its own payments is not in it.
   */
  salonCents: number;
  /** What happened to the session of a package; null if none paid. */
  session: SessionOutcome | null;
}

/** What was returned for each of some visits; undefined for one that is not cancelled, or that nothing was paid for. */
export async function tellReturned(
  db: Handle,
  bookings: readonly BookingRow[],
  { zone, takesCards }: { zone: string; takesCards: boolean },
): Promise<(booking: BookingRow) => Returned | undefined> {
  const cancelled = bookings.filter(({ state }) => state === "cancelled");
  const lines = await listReturned(
    db,
    cancelled.map(({ id }) => id),
    takesCards,
  );
  const byVisit = Map.groupBy(lines, ({ booking_id }) => booking_id);
  const packages = await listBoughtPackages(
    db,
    cancelled.flatMap(({ package_id }) => package_id ?? []),
  );
  return ({ id, state, package_id, card_cents, credit_cents, kept_session_cents }) => {
    const own = byVisit.get(id) ?? [];
    const paidCents = card_cents + credit_cents + kept_session_cents;
    if (state !== "cancelled" || (own.length === 0 && paidCents === 0)) return undefined;
    const sum = (some: typeof own) => some.reduce((total, { cents }) => total + cents, 0);
    const at = (place: string) => own.filter((line) => line.place === place);
    const ofPackage = own.filter(({ gift_card_id }) => gift_card_id !== null && gift_card_id === package_id);
    const bought = packages.find((one) => one.id === package_id);
    const [back] = ofPackage;
    // The time does not matter for a session that is lost.
    const backAt = back?.at ?? 0;
    const outcome =
      bought && sessionOutcome(back !== undefined, fateOfSessions(bought, backAt), localDate(backAt, zone));
    const session = outcome && toldOutcome(outcome, takesCards);
    return {
      cardCents: sum(at("card")) + (session === "to_card" ? sum(ofPackage) : 0),
      giftCents: sum(at("credit")) - sum(ofPackage),
      salonCents: sum(at("salon")) + (session === "at_salon" ? sum(ofPackage) : 0),
      session: session ?? null,
    };
  };
}
