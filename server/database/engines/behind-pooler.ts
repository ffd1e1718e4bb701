import { randomInt } from "node:crypto";
import pg from "pg";

const patienceMs = 8_000;

/**
 * Whether a pooler in transaction mode stands between this server and PostgreSQL. Two connections then share one session, and
 * both get the same lock: a lock that lasts longer than a transaction would hold nobody up, or everybody for ever, and nothing
 * would be heard. A pooler that is busy at this moment may go unseen.
 * @throws when the database does not answer
 */
export async function isBehindPooler(url: string): Promise<boolean> {
  const limits = { connectionTimeoutMillis: patienceMs, query_timeout: patienceMs };
  const clients = [0, 1].map(() => new pg.Client({ connectionString: url, ...limits }));
  const open: pg.Client[] = [];
  const key = randomInt(2 ** 31);
  try {
    const got: boolean[] = [];
    for (const client of clients) {
      // Unheard, a lost connection would end the process.
      client.on("error", () => {});
      await client.connect();
      open.push(client);
    }
    for (const client of clients) {
      const { rows } = await client.query("select pg_try_advisory_lock($1) as got", [key]);
      got.push(rows[0].got);
    }
    return got.every(Boolean);
  } finally {
    for (const client of open) {
      await client.query("select pg_advisory_unlock_all()").catch(() => undefined);
      await client.end().catch(() => undefined);
    }
  }
}
