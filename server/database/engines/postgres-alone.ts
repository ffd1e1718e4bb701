import pg from "pg";
import type { LoneWork } from "#server/database/engines/engine.ts";

const locks: Record<LoneWork, number> = { fill_demo: 7_483_513 };

/**
 * Runs `work` under a database lock that belongs to a connection, so that it is released if the server dies.
 * @param url a connection of its own, past any transaction pooler
 */
export async function aloneOnPostgres<Result>(
  url: string,
  name: LoneWork,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  // Without a listener, a lost connection would end the process.
  client.on("error", () => {});
  await client.connect();
  try {
    // Wait for another server's work as long as it takes, whatever statement timeout the user has.
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [locks[name]]);
    return await work();
  } finally {
    await client.end();
  }
}
