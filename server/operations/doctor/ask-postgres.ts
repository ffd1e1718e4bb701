import pg from "pg";

/** Asks a PostgreSQL over a connection of its own. Throws if it does not answer in time. */
export async function askPostgres<Answer>(
  url: string,
  patienceMs: number,
  ask: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  try {
    await client.connect();
    return await ask(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
