import { Kysely, type Logger, PostgresDialect } from "kysely";
import { guarding, openPool, type PoolOptions } from "#server/database/engines/postgres-pool.ts";
import type { Schema } from "#server/database/schema.ts";

/** A position in the primary's log, as PostgreSQL writes it. */
export type Position = string;

/** How long a replica that has failed is not asked again. */
const awayMs = 5_000;

export interface Replica {
  db: Kysely<Schema>;
  /** Whether it has everything that this server knows of. */
  isCaughtUp(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Opens a read-only copy of the database. It may lag behind, so it is asked whether it has what this server has heard
 * of, once after each piece of news.
 * @param newest the primary's log position when this server last heard of a change; null: it has heard of none, or of
 * one without a known position
 */
export function openReplica(
  url: string,
  options: PoolOptions & { log?: Logger },
  newest: () => Position | null,
): Replica {
  const pool = openPool(url, options);
  const { log } = options;
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: guarding(pool) }),
    ...(log && { log }),
  });
  let has: Position | null = null;
  let awayUntil = 0;
  return {
    db,
    async isCaughtUp() {
      const wanted = newest();
      if (wanted === null || performance.now() < awayUntil) return false;
      if (wanted === has) return true;
      try {
        const { rows } = await pool.query(
          "select coalesce(pg_last_wal_replay_lsn(), pg_current_wal_lsn()) >= $1::pg_lsn as caught_up",
          [wanted],
        );
        if (rows[0].caught_up) has = wanted;
        return rows[0].caught_up;
      } catch {
        awayUntil = performance.now() + awayMs;
        return false;
      }
    },
    close: () => db.destroy(),
  };
}
