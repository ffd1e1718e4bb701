import { randomInt } from "node:crypto";
import pg from "pg";

/** A server that can't start says why within ten seconds. */
const patienceMs = 9_000;

/**
 * Whether a pooler in transaction mode stands between this server and PostgreSQL. Two connections then share one
 * session, so both get the same lock. A lock that outlasts a transaction would then block nobody, or everybody for
 * ever, and notifications would not arrive. A pooler that is busy at this moment may go undetected.
 * @throws when the database does not answer everything within nine seconds
 */
export async function isBehindPooler(url: string): Promise<boolean> {
  const limits = { connectionTimeoutMillis: patienceMs, query_timeout: patienceMs };
  const clients = [0, 1].map(() => new pg.Client({ connectionString: url, ...limits }));
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("It does not answer.")), patienceMs);
  const looking = shareASession(clients);
  try {
    return await Promise.race([looking, late.promise]);
  } finally {
    clearTimeout(timer);
    // A late result is no longer of interest.
    looking.catch(() => undefined);
  }
}

async function shareASession(clients: readonly pg.Client[]): Promise<boolean> {
  const open: pg.Client[] = [];
  const key = randomInt(2 ** 31);
  try {
    await Promise.all(
      clients.map(async (client) => {
        // Without a listener, a lost connection would end the process.
        client.on("error", () => {});
        await client.connect();
        open.push(client);
      }),
    );
    const got: boolean[] = [];
    for (const client of open) {
      const { rows } = await client.query("select pg_try_advisory_lock($1) as got", [key]);
      got.push(rows[0].got);
    }
    return got.every(Boolean);
  } finally {
    await Promise.all(open.map(leave));
  }
}

/** A session that a pooler keeps open would also keep the lock. */
async function leave(client: pg.Client): Promise<void> {
  await client.query("select pg_advisory_unlock_all()").catch(() => undefined);
  await client.end().catch(() => undefined);
}
