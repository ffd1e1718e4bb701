import { sql } from "kysely";
import type { Engine } from "#server/database/engines/engine.ts";

/**
 * Finds violations of the diary's invariant with a single query. Every service of an active hold or visit has all of
 * its cells and no others: its master's from the preparation to the clean-up, without the processing, and one unit of
 * its room throughout. An add-on's clean-up takes as long as that of the service it follows. No cell belongs to a hold
 * or a visit that is over, and no master is with two visits at once. (A cell's key allows one owner; this finds wrong
 * owners.) One of long ago has one owner in both tables together. The hold of a change has only the added cells.
 */
export async function brokenCells(salon: { app: { engine: Engine } }): Promise<unknown[]> {
  const { rows } = await sql`
    with recursive numbers as (
      select 0 as number union all select number + 1 from numbers where number < 300
    ), living as (
      select holds.id as owner, items.* from holds
        join purchases on purchases.id = holds.purchase_id and purchases.booking_id is null
        join purchase_items items on items.purchase_id = holds.purchase_id
        where holds.state in ('active', 'expiring') and items.starts_at is not null
      union all
      select bookings.id, items.* from bookings
        join booking_items items on items.booking_id = bookings.id
        where bookings.state not in ('cancelled', 'no_show') and items.starts_at is not null
    ), timed as (
      select living.*, own.processing_start, own.processing_minutes,
        base.room_id, base.prep_minutes, base.cleanup_minutes,
        sum(case when add_on_id is null then 1 else 0 end)
          over (partition by owner order by living.position) as whole
      from living join services own on own.id = living.service_id
        join services base on base.id = coalesce(own.variant_of, own.id)
        left join (select distinct add_on_id from add_ons) known on known.add_on_id = own.id
    ), cleared as (
      select timed.*, max(cleanup_minutes) over (partition by owner, whole order by timed.position) as cleanup
      from timed
    ), wanted as (
      select owner, master_id, room_id,
        starts_at / 300000 - prep_minutes / 5 as first_cell,
        starts_at / 300000 + processing_start / 5 as leave_cell,
        starts_at / 300000 + (processing_start + processing_minutes) / 5 as return_cell,
        ends_at / 300000 + cleanup / 5 as end_cell,
        (ends_at - starts_at) / 300000 + (prep_minutes + cleanup) / 5 as room_cells,
        (ends_at - starts_at) / 300000 + (prep_minutes + cleanup - processing_minutes) / 5 as master_cells
      from cleared
    ), of_masters as (
      select owner, master_id, count(distinct first_cell + number) as cells from wanted
        join numbers on first_cell + number < end_cell
          and (first_cell + number < leave_cell or first_cell + number >= return_cell)
        group by owner, master_id
    ), owned as (
      select coalesce(hold_id, booking_id) as owner, resource_id, cell from cells where time_off_id is null
      union all
      select booking_id, resource_id, from_cell + number from past_cells join numbers on from_cell + number < to_cell
    )
    select 'a master lacks cells or has too many' as fault, owner, master_id as resource_id, 0 as cell
      from of_masters where cells <> (select count(*) from owned
        where owned.owner = of_masters.owner and owned.resource_id = of_masters.master_id)
    union all
    select 'a cell of two owners', min(owner), resource_id, cell from owned
      group by resource_id, cell having count(*) > 1
    union all
    select 'no unit of the room for the whole span', owner, room_id, 0 from wanted where room_id is not null
      and not exists (select 1 from resources units where units.room_id = wanted.room_id and room_cells = (
        select count(*) from owned where owned.owner = wanted.owner and owned.resource_id = units.id
          and owned.cell >= wanted.first_cell and owned.cell < wanted.end_cell))
    union all
    select 'a cell of nobody who lives', owner, resource_id, cell from owned
      where owner not in (select owner from living)
        and owner not in (select holds.id from holds join purchases on purchases.id = holds.purchase_id
          where holds.state in ('active', 'expiring') and purchases.booking_id is not null)
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
