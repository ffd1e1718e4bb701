import { type Kysely, sql } from "kysely";
import type { Turn } from "#server/database/engines/engine.ts";
import type { Schema } from "#server/database/schema.ts";

/** The database's time in milliseconds since the epoch. What servers decide among each other needs a single clock. */
const databaseNow = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** A single statement, so that only one of two servers that ask at once gets the turn. */
export async function takeTurnOnPostgres(
  db: Kysely<Schema>,
  { turn, server, ms }: { turn: Turn; server: string; ms: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into turns (name, server, until) values (${turn}, ${server}, ${databaseNow} + ${sql.lit(ms)})
    on conflict (name) do update set server = excluded.server, until = excluded.until
      where turns.server = excluded.server or turns.until <= ${databaseNow}
    returning name`.execute(db);
  return rows.length > 0;
}

export async function endTurnOnPostgres(
  db: Kysely<Schema>,
  { turn, server }: { turn: Turn; server: string },
): Promise<void> {
  await db.deleteFrom("turns").where("name", "=", turn).where("server", "=", server).execute();
}
