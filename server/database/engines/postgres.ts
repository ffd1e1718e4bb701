import { randomUUID } from "node:crypto";
import { Kysely, type Logger, PostgresDialect, sql, type Transaction } from "kysely";
import pg from "pg";
import { appendOnlyOnPostgres, forgettableOnPostgres } from "#server/database/engines/append-only.ts";
import { askForTime, followClock } from "#server/database/engines/database-clock.ts";
import type { Engine, Write } from "#server/database/engines/engine.ts";
import { insideTransaction, refuseInsideTransaction } from "#server/database/engines/inside-transaction.ts";
import { lightCommits } from "#server/database/engines/light-commits.ts";
import { aloneOnPostgres } from "#server/database/engines/postgres-alone.ts";
import { guarding, openPool } from "#server/database/engines/postgres-pool.ts";
import { openReplica } from "#server/database/engines/postgres-replica.ts";
import { tellOnPostgres } from "#server/database/engines/postgres-telling.ts";
import { type Hearing, listenToPostgres } from "#server/database/engines/postgres-topics.ts";
import { endTurnOnPostgres, takeTurnOnPostgres } from "#server/database/engines/postgres-turns.ts";
import { isStalePlan, preparing } from "#server/database/engines/prepared-statements.ts";
import { createBell, createTopics } from "#server/database/engines/topics.ts";
import { refersToNothingOnPostgres, violatesOnPostgres } from "#server/database/engines/unique-rules.ts";
import type { Snapshot } from "#server/database/handle.ts";
import { atOnce, inParts } from "#server/database/in-parts.ts";
import type { Schema } from "#server/database/schema.ts";

const bigint = 20;
const numeric = 1700;
const deadlocks = new Set(["40P01", "40001"]);
const migrationLock = 7_483_512;
const transactionTries = 5;

pg.types.setTypeParser(bigint, Number);
pg.types.setTypeParser(numeric, Number);

/**
 * Opens a salon's PostgreSQL database.
 * @param url connection string
 * @param options.directUrl connection string that bypasses a transaction pooler, for migrations; url when absent
 * @param options.connections size of this server's pool
 * @param options.begunWith startup options of each connection, in PGOPTIONS form
 * @param options.seconds how long a statement may take; absent: no limit
 * @param options.readUrl connection string of a replica
 * @param options.keepaliveSeconds how often the listening connection is checked
 * @param options.log called for every statement
 * @param options.machine this machine's time, in milliseconds since the epoch
 */
export function openPostgres(
  url: string,
  options: {
    directUrl?: string;
    connections?: number;
    begunWith?: string;
    seconds?: number;
    log?: Logger;
    machine?: () => number;
    keepaliveSeconds?: number;
    readUrl?: string;
  } = {},
): Engine {
  const { directUrl, connections = 10, seconds = null, log, machine = () => Date.now() } = options;
  const { begunWith = "", readUrl } = options;
  // A second address means that the first one belongs to a transaction pooler.
  const sizes = { connections, seconds, begunWith, pooled: directUrl !== undefined };
  const pool = openPool(url, sizes);
  let answeredAt = Number.NEGATIVE_INFINITY;
  const heard = () => {
    answeredAt = performance.now();
  };
  const dialect = new PostgresDialect({
    pool: directUrl ? guarding(pool, { heard }) : preparing(pool, heard),
  });
  const db = new Kysely<Schema>({ dialect, ...(log && { log }) });
  const light = db.withPlugin(lightCommits);

  const clock = followClock(machine);
  const askMs = (options.keepaliveSeconds ?? 30) * 1000;
  const topics = createTopics();
  const queue = createBell();
  /** Identifies this server's own announcements when they come back, and its turns. */
  const name = randomUUID();
  let hearing: Hearing | null = null;
  const telling = tellOnPostgres(pool, name, () => hearing?.doubt());
  const replica = readUrl ? openReplica(readUrl, { ...sizes, ...(log && { log }) }, telling.newest) : null;

  const begin = () => {
    // A server of this salon may have died between a change and its notice. It may be this one, restarted.
    telling.tellAll();
    return listenToPostgres(directUrl ?? url, {
      name,
      pass: topics.pass,
      clock,
      askMs,
      heard: telling.heard,
    });
  };

  const snapshotOf: (from: Kysely<Schema>) => Engine["snapshot"] = (from) => async (work) => {
    refuseInsideTransaction();
    const reading = from.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
    return await again(() =>
      reading.execute((tx) => insideTransaction(() => work(tx as Kysely<Schema> as Snapshot))),
    );
  };
  const engine: Engine = {
    name: "postgres",
    types: { timestamp: "timestamptz", boolean: "boolean" },
    clock,
    holdClock: () => clock.hold(async () => (await pool.query(askForTime)).rows[0].ms),
    get read() {
      refuseInsideTransaction();
      return db;
    },
    get write() {
      refuseInsideTransaction();
      return db;
    },
    answeredAt: () => answeredAt,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async transaction(work) {
      refuseInsideTransaction();
      const done = { queued: false };
      const result = await again(() =>
        db.transaction().execute((tx) => insideTransaction(() => work(tx), done)),
      );
      if (done.queued) queue.ring();
      return result;
    },
    lightly(work) {
      refuseInsideTransaction();
      return work(light);
    },
    // A commit becomes visible only once it is on the disk, except for `lightly`.
    onDisk: async () => {},
    snapshot: snapshotOf(db),
    async aside() {
      if (!replica || !(await replica.isCaughtUp())) return null;
      return Object.create(engine, {
        read: { value: replica.db },
        snapshot: { value: snapshotOf(replica.db) },
      });
    },
    async lock(tx, table, id) {
      // Not "for update": that would also block rows that only refer to this one.
      await sql`select id from ${sql.table(table)} where id = ${id} for no key update`.execute(tx);
    },
    async lockToDelete(tx, table, ids) {
      await inParts([...new Set(ids)].sort(), atOnce, async (some) => {
        const wanted = sql.join(some);
        await sql`select id from ${sql.table(table)} where id in (${wanted}) order by id for update`.execute(
          tx,
        );
        return [];
      });
    },
    together: sendTogether,
    // The planner finds the best way by itself.
    askIndex: async () => null,
    // Autovacuum removes old texts.
    cleanIndex: async () => {},
    holdStill: (query) => query.forShare(),
    skipLocked: (query) => query.forUpdate().skipLocked(),
    violates: violatesOnPostgres,
    refersToNothing: refersToNothingOnPostgres,
    appendOnly: appendOnlyOnPostgres,
    forgettable: forgettableOnPostgres,
    afterChange: (table, statement) => [
      `create or replace function ${table}_changed() returns trigger language plpgsql as
        $$ begin ${statement}; return null; end $$`,
      `create trigger ${table}_after_change after insert or update or delete or truncate on ${table}
        for each statement execute function ${table}_changed()`,
    ],
    drawnName: "gen_random_uuid()::text",
    async migration(work) {
      // No time limit, whatever statement timeout the user has: a large table is rewritten, or another server is
      // waited for.
      const direct = openOne(directUrl ?? url);
      try {
        // It may deadlock with the locks of running servers.
        await again(() =>
          direct.transaction().execute(async (tx) => {
            await sql`set local statement_timeout = 0`.execute(tx);
            await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(tx);
            await work(tx);
          }),
        );
      } finally {
        await direct.destroy();
      }
    },
    alone: (name, work) => aloneOnPostgres(directUrl ?? url, name, work),
    takeTurn: (turn, ms, holder = name) => takeTurnOnPostgres(db, { turn, server: holder, ms }),
    endTurn: (turn) => endTurnOnPostgres(db, { turn, server: name }),
    whenQueued: queue.whenRung,
    queuePauseMs: 20_000,
    async announce(topic, about) {
      // At once on this server, so that the caller reads its own change. Other servers are notified.
      topics.pass(topic, about);
      telling.tell({ topic, about });
    },
    hears: () => hearing?.hears() ?? true,
    subscribe(listener) {
      hearing ??= begin();
      return topics.subscribe(listener);
    },
    async close() {
      await telling.end();
      await hearing?.stop();
      await replica?.close();
      await db.destroy();
    },
  };
  return engine;
}

/** A single statement: each write is a named part of it, and its rows are counted. */
async function sendTogether(tx: Transaction<Schema>, writes: readonly (Write | null)[]): Promise<number[]> {
  const sent = writes.flatMap((write, index) => (write ? [{ write, name: sql.raw(`w${index}`) }] : []));
  if (sent.length === 0) return writes.map(() => 0);
  const parts = sent.map(({ write, name }) => sql`${name} as (${write} returning 1)`);
  const counts = sent.map(({ name }) => sql`(select count(*) from ${name}) as ${name}`);
  const { rows } = await sql<
    Record<string, number>
  >`with ${sql.join(parts)} select ${sql.join(counts)}`.execute(tx);
  return writes.map((_, index) => rows[0]?.[`w${index}`] ?? 0);
}

/** A connection of its own without a time limit. */
function openOne(url: string): Kysely<Schema> {
  const pool = openPool(url, { connections: 1, seconds: null, begunWith: "", pooled: false });
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/** Retries a transaction that failed through no fault of its own. */
async function again<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      const mayPass = deadlocks.has(codeOf(error)) || isStalePlan(error);
      if (attempt === transactionTries || !mayPass) throw error;
    }
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
