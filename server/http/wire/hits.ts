import type { HitVisit } from "#contract/front-desk.ts";
import type { BookingRow } from "#server/database/bookings.ts";
import type { HeldVisit } from "#server/database/holds.ts";
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
  return {
    _id: row.id,
    name: row.name,
    number: row.phone,
    service_name: row.service_name,
    ...toSpan(row.starts_at ?? 0, row.ends_at ?? 0, zone),
  };
}

/** A held hour in the way. */
function toHeldHit({ id, name, phone, items }: HeldVisit, zone: string): HitVisit {
  return {
    _id: id,
    name,
    number: phone,
    service_name: items.map(({ service_name }) => service_name).join(", "),
    ...toSpan(items[0]?.starts_at ?? 0, items.at(-1)?.ends_at ?? 0, zone),
    held: true,
  };
}
