import { sql } from "kysely";
import type { Engine } from "#server/database/engines/engine.ts";

/**
 * Replaces a system function in a PostgreSQL database, for all new connections.
 * @param head its name, parameters and return type
 * @param value an expression in SQL
 */
export async function replaceFunction(
  { write }: Pick<Engine, "write">,
  head: string,
  value: string,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(write);
  await sql.raw(`create or replace function ${head} language sql as $$ select ${value} $$`).execute(write);
  // By default, system names take precedence.
  await sql.raw(`alter database ${rows[0]?.name} set search_path = public, pg_catalog`).execute(write);
}

/**
 * Gives a PostgreSQL database a different clock, for all new connections.
 * @param instant an expression in SQL
 */
export async function setDatabaseClock(engine: Engine, instant: string): Promise<void> {
  await replaceFunction(engine, "clock_timestamp() returns timestamptz", instant);
}
