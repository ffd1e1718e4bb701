import pg from "pg";
import type { LoneWork } from "#server/database/engines/engine.ts";

const locks: Record<LoneWork, number> = { fill_demo: 7_483_513 };

/**
 * Runs `work` under a lock of the database that belongs to a connection, so that it ends with the server that holds it.
 * @param url a connection of its own, past any transaction pooler
 */
export async function aloneOnPostgres<Result>(
  url: string,
  name: LoneWork,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  // Unheard, a lost connection would end the process.
  client.on("error", () => {});
  await client.connect();
  try {
    // Another server's work is waited for as long as it takes, whatever limit the user has for a statement.
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [locks[name]]);
    return await work();
  } finally {
    await client.end();
  }
}
