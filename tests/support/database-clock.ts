import { sql } from "kysely";
import type { Engine } from "#server/database/engines/engine.ts";

/**
 * Gives a PostgreSQL database another clock, for the connections that are made from now on.
 * @param instant an expression in SQL
 */
export async function setDatabaseClock({ write }: Engine, instant: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(write);
  await sql
    .raw(
      `create or replace function clock_timestamp() returns timestamptz language sql as $$ select ${instant} $$`,
    )
    .execute(write);
  // Names of the system come first otherwise.
  await sql.raw(`alter database ${rows[0]?.name} set search_path = public, pg_catalog`).execute(write);
}
