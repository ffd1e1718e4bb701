import { sql } from "kysely";
import type { Engine } from "#server/database/engines/engine.ts";

/**
 * Gives a PostgreSQL database a function in place of one of the system's, for the connections that are made from now on.
 * @param head its name, parameters and what it returns
 * @param value an expression in SQL
 */
export async function replaceFunction(
  { write }: Pick<Engine, "write">,
  head: string,
  value: string,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(write);
  await sql.raw(`create or replace function ${head} language sql as $$ select ${value} $$`).execute(write);
  // Names of the system come first otherwise.
  await sql.raw(`alter database ${rows[0]?.name} set search_path = public, pg_catalog`).execute(write);
}

/**
 * Gives a PostgreSQL database another clock, for the connections that are made from now on.
 * @param instant an expression in SQL
 */
export async function setDatabaseClock(engine: Engine, instant: string): Promise<void> {
  await replaceFunction(engine, "clock_timestamp() returns timestamptz", instant);
}
