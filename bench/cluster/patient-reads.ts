import { setTimeout as pause } from "node:timers/promises";
import { Kysely, PostgresDialect, type PostgresPool } from "kysely";
import pg from "pg";
import type { Engine } from "#server/database/engines/engine.ts";
import { openPostgres } from "#server/database/engines/postgres.ts";
import type { Schema } from "#server/database/schema.ts";

const patienceMs = 60_000;

/**
 * The database as the bench itself reads it. Unlike a salon, the bench retries each read while the database is away.
 */
export function openPatiently(urls: { pooled: string; session: string }): Engine {
  const engine = openPostgres(urls.pooled, { directUrl: urls.session, connections: 2 });
  const pool = new pg.Pool({
    connectionString: urls.pooled,
    max: 2,
    connectionTimeoutMillis: 3_000,
    query_timeout: 5_000,
  });
  pool.on("error", () => {});
  // The query reports the loss of a connection that is in use. Without this listener, the error would end the bench.
  pool.on("connect", (client) => client.on("error", () => {}));
  const patient: PostgresPool = Object.create(pool, {
    end: { value: () => pool.end() },
    connect: { value: async () => patientClient(pool) },
  });
  const read = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: patient }),
  });
  return Object.create(engine, {
    read: { value: read },
    close: {
      value: async () => {
        await read.destroy();
        await engine.close();
      },
    },
  });
}

function patientClient(pool: pg.Pool) {
  const once = async (sent: Parameters<pg.PoolClient["query"]>) => {
    const client = await pool.connect();
    try {
      const result = await client.query(...sent);
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  };
  return {
    release() {},
    async query(...sent: Parameters<pg.PoolClient["query"]>) {
      const end = performance.now() + patienceMs;
      for (;;) {
        try {
          return await once(sent);
        } catch (error) {
          if (performance.now() > end) throw error;
          await pause(100);
        }
      }
    },
  };
}
