import { sql } from "kysely";
import type { Engine } from "#server/database/engines/engine.ts";

/**
 * What breaks the diary's invariant, as one query. Every service of a living hold or visit has all of its cells and no
 * others: its master from the preparation to the clean-up without the processing, and one unit of its room throughout;
 * no cell belongs to a hold or a visit that is over; and no master is with two visits at once. (A cell has one owner
 * by its key; this finds owners that are wrong.)
 */
export async function brokenCells(salon: { app: { engine: Engine } }): Promise<unknown[]> {
  const { rows } = await sql`
    with living as (
      select holds.id as owner, items.* from holds
        join purchase_items items on items.purchase_id = holds.purchase_id
        where holds.state in ('active', 'expiring') and items.starts_at is not null
      union all
      select bookings.id, items.* from bookings
        join booking_items items on items.booking_id = bookings.id
        where bookings.state not in ('cancelled', 'no_show') and items.starts_at is not null
    ), wanted as (
      select owner, master_id, services.room_id,
        starts_at / 300000 - prep_minutes / 5 as first_cell,
        ends_at / 300000 + cleanup_minutes / 5 as end_cell,
        (ends_at - starts_at) / 300000 + (prep_minutes + cleanup_minutes) / 5 as room_cells,
        (ends_at - starts_at) / 300000 + (prep_minutes + cleanup_minutes - processing_minutes) / 5 as master_cells
      from living join services on services.id = living.service_id
    ), owned as (
      select coalesce(hold_id, booking_id) as owner, resource_id, cell from cells where time_off_id is null
    )
    select 'a master lacks cells or has too many' as fault, owner, master_id as resource_id, 0 as cell
      from wanted group by owner, master_id
      having sum(master_cells) <> (select count(*) from owned
        where owned.owner = wanted.owner and owned.resource_id = wanted.master_id)
    union all
    select 'no unit of the room for the whole span', owner, room_id, 0 from wanted where room_id is not null
      and not exists (select 1 from resources units where units.room_id = wanted.room_id and room_cells = (
        select count(*) from owned where owned.owner = wanted.owner and owned.resource_id = units.id
          and owned.cell >= wanted.first_cell and owned.cell < wanted.end_cell))
    union all
    select 'a cell of nobody who lives', owner, resource_id, cell from owned
      where owner not in (select owner from living)
    union all
    select 'a master who is not in the visit', owner, resource_id, cell from owned
      join resources on resources.id = owned.resource_id and resources.kind = 'master'
      where owner in (select owner from living)
        and not exists (select 1 from wanted where wanted.owner = owned.owner and wanted.master_id = owned.resource_id)
    union all
    select 'two visits at once', one.owner, one.master_id, one.first_cell from wanted one
      join wanted other on other.master_id = one.master_id and other.owner > one.owner
        and other.first_cell < one.end_cell and one.first_cell < other.end_cell
      where one.room_cells = one.master_cells and other.room_cells = other.master_cells
  `.execute(salon.app.engine.read);
  return rows;
}
