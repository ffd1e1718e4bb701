import { sql } from "kysely";
import type { UseCases } from "#server/usecases/context.ts";

/**
 * Cells that break the diary's invariant: held by a hold that is over, booked by a booking that is over, or missing
 * where a living hold or booking claims them. A cell has one owner by its key; this finds owners that are wrong.
 */
export async function brokenCells(salon: { app: Pick<UseCases, "engine"> }): Promise<unknown[]> {
  const { rows } = await sql`
    select 'held by nobody' as fault, resource_id, cell from cells
      join holds on holds.id = cells.hold_id where holds.state not in ('active', 'expiring')
    union all
    select 'booked by nobody', resource_id, cell from cells
      join bookings on bookings.id = cells.booking_id where bookings.state in ('cancelled', 'no_show')
    union all
    select 'a hold without cells', holds.id, 0 from holds where holds.state in ('active', 'expiring')
      and not exists (select 1 from cells where cells.hold_id = holds.id)
    union all
    select 'a visit without cells', bookings.id, 0 from bookings
      where bookings.state in ('pending', 'confirmed') and bookings.starts_at is not null
      and not exists (select 1 from cells where cells.booking_id = bookings.id)
    union all
    select 'two visits at once', one.booking_id, 0 from booking_items one
      join booking_items other on other.master_id = one.master_id and other.booking_id > one.booking_id
        and other.starts_at < one.ends_at and one.starts_at < other.ends_at
      join bookings first_one on first_one.id = one.booking_id and first_one.state in ('pending', 'confirmed')
      join bookings second_one on second_one.id = other.booking_id and second_one.state in ('pending', 'confirmed')
      join services first_service on first_service.id = one.service_id and first_service.processing_minutes = 0
      join services second_service on second_service.id = other.service_id
        and second_service.processing_minutes = 0
  `.execute(salon.app.engine.read);
  return rows;
}
