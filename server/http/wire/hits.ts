import type { HitVisit } from "#contract/front-desk.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import type { HeldVisit } from "#server/database/holds.ts";
import { readSpan } from "#server/database/placed.ts";
import { readSalon } from "#server/database/salon.ts";
import { toSpan } from "#server/http/wire/front-desk.ts";
import type { Hits } from "#server/usecases/catalogue/visits-outside.ts";
import type { UseCases } from "#server/usecases/context.ts";

/** The visits and held hours in the way, in salon time. */
export async function toHits(app: UseCases, { visits, held }: Hits) {
  if (visits.length + held.length === 0) return [];
  const { zone } = await readSalon(app.engine.read);
  return [...visits.map((row) => toHit(row, zone)), ...held.map((hold) => toHeldHit(hold, zone))];
}

/** A visit in the way. One without a time never is. */
function toHit(row: BookingRow, zone: string): HitVisit {
  const { from, to } = readSpan([row]);
  return {
    _id: row.id,
    name: row.name,
    number: row.phone,
    service_name: row.service_name,
    ...toSpan(from, to, zone),
  };
}

/** A held hour in the way. */
function toHeldHit({ id, name, phone, items }: HeldVisit, zone: string): HitVisit {
  const { from, to } = readSpan(items);
  return {
    _id: id,
    name,
    number: phone,
    service_name: items.map(({ service_name }) => service_name).join(", "),
    ...toSpan(from, to, zone),
    held: true,
  };
}
