import { sql } from "kysely";
import { cellAt } from "#domain/time/cells.ts";
import type { Engine } from "#server/database/engines/engine.ts";

const cellsOfVisit = 4;

/**
 * Adds years of completed visits, twenty minutes each, one after another with the existing masters.
 * @param upTo epoch milliseconds at which the latest of them ends
 */
export async function addPastVisits(engine: Engine, count: number, upTo: number): Promise<void> {
  if (engine.name === "sqlite") await sql`pragma foreign_keys = off`.execute(engine.write);
  const end = cellAt(upTo);
  await engine.transaction(async (tx) => {
    if (engine.name === "postgres") await sql`set local session_replication_role = replica`.execute(tx);
    await sql`create table visits_to_add as
      with recursive n (i) as (select 0 union all select i + 1 from n where i + 1 < ${sql.lit(count)}),
        m as (select id, row_number() over (order by position) - 1 as place, count(*) over () as masters from masters)
      select 'past-' || n.i || '-' || ${sql.lit(end)} as id, m.id as master_id,
        ${sql.lit(end)} - (n.i / m.masters + 1) * ${sql.lit(cellsOfVisit)} as cell
        from n join m on m.place = n.i % m.masters`.execute(tx);
    const [service] = await tx.selectFrom("services").select("id").limit(1).execute();
    await sql`insert into bookings (id, name, email, phone, service_name, price_cents, transaction_id, state,
        starts_at, ends_at, created_at)
      select id, 'Past Guest', 'past@example.com', '01700000009', 'Threading', 600, '', 'completed',
        cell * 300000, (cell + ${sql.lit(cellsOfVisit)}) * 300000, cell * 300000 from visits_to_add`.execute(
      tx,
    );
    await sql`insert into booking_items (booking_id, position, service_id, service_name, master_id, starts_at, ends_at,
        price_cents)
      select id, 0, ${sql.lit(service?.id ?? "")}, 'Threading', master_id, cell * 300000,
        (cell + ${sql.lit(cellsOfVisit)}) * 300000, 600 from visits_to_add`.execute(tx);
    await sql`insert into cells (resource_id, cell, booking_id)
      select master_id, cell + step, id from visits_to_add,
        (select 0 as step union all select 1 union all select 2 union all select 3) steps
      order by master_id, cell, step`.execute(tx);
    await sql`drop table visits_to_add`.execute(tx);
  });
  if (engine.name === "postgres") await sql`vacuum analyze`.execute(engine.write);
  else {
    await sql`pragma foreign_keys = on`.execute(engine.write);
    // A salon's short transactions leave a short log. This one transaction would leave a log as long as its data.
    await sql`pragma wal_checkpoint(truncate)`.execute(engine.write);
  }
}
