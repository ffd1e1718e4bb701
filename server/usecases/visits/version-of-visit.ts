import { hash } from "node:crypto";
import { mayBeMoved } from "#domain/booking-states.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import { refuse } from "#server/usecases/result.ts";

/**
 * A fingerprint of a visit. Two are equal when its services, masters, hours and sums are, and when both or neither may
 * still be changed, so confirming a visit does not alter it. A change carries the version of the visit it was priced for.
 */
export function versionOfVisit({ items, ...visit }: BookingRow): string {
  const { state, starts_at, ends_at, price_cents, card_cents, credit_cents, kept_cents, most_percent } =
    visit;
  const services = items.map((item) => [
    item.service_id,
    item.master_id,
    item.starts_at,
    item.ends_at,
    item.price_cents,
  ]);
  const seen = [
    mayBeMoved(state),
    starts_at,
    ends_at,
    price_cents,
    card_cents,
    credit_cents,
    kept_cents,
    most_percent,
    services,
  ];
  return hash("sha256", JSON.stringify(seen)).slice(0, 32);
}

/** The visit is no longer as it was seen. */
export const justChanged = refuse("wrong_state", "This visit has just been changed. Look at it again.");
