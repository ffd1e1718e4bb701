import { AsyncLocalStorage } from "node:async_hooks";
import { closeSync, fdatasync, openSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { Kysely, type Logger, sql } from "kysely";
import { appendOnlyOnSqlite, forgettableOnSqlite } from "#server/database/engines/append-only.ts";
import { ownClock } from "#server/database/engines/database-clock.ts";
import type { Engine } from "#server/database/engines/engine.ts";
import { insideTransaction, refuseInsideTransaction } from "#server/database/engines/inside-transaction.ts";
import { NodeSqliteDialect } from "#server/database/engines/node-sqlite-dialect.ts";
import { SharedFlush } from "#server/database/engines/shared-flush.ts";
import { askSearchTable, cleanSearchTables } from "#server/database/engines/sqlite-search.ts";
import { createBell, createTopics } from "#server/database/engines/topics.ts";
import { refersToNothingOnSqlite, violatesOnSqlite } from "#server/database/engines/unique-rules.ts";
import type { Snapshot } from "#server/database/handle.ts";
import type { Schema } from "#server/database/schema.ts";

const busyTimeoutMs = 5000;

interface Options {
  log?: Logger;
  sync?: (written: number) => Promise<void>;
  failed?: (error: unknown) => void;
}

/**
 * Opens a salon's SQLite file: write-ahead log, foreign keys on, one writing connection and a read-only one beside
 * it. No commit is reported as done before it is on the disk. Commits that come together wait for the disk together,
 * while the server goes on.
 * @param file path of the database; created when missing
 * @param log called for every statement
 * @param sync returns when everything written before to a file, given by its descriptor, is on the disk
 * @param failed called when the disk has failed; only a restart helps then, so the process ends
 */
export function openSqlite(
  file: string,
  { log, sync = promisify(fdatasync), failed = endProcess }: Options = {},
): Engine {
  const writer = new DatabaseSync(file, { timeout: busyTimeoutMs });
  // Deleted data is overwritten. Otherwise an erased person's words would stay in unused pages.
  // SQLite itself syncs the log before it copies from it, so that a power failure keeps all commits up to a certain one.
  writer.exec(
    "pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on; pragma secure_delete = on",
  );
  // A statement that changes many pages, such as a booking's, would make a file each time to undo only itself.
  writer.exec("pragma temp_store = memory");
  // A failed disk may have left a gap in the log that only this machine's memory fills, and a power failure would
  // lose the commits behind it. After the log is copied into the database, it is empty. If another program has the
  // file open, this does nothing at once, since waiting would keep a running server from writing.
  writer.exec(
    `pragma busy_timeout = 0; pragma wal_checkpoint(truncate); pragma busy_timeout = ${busyTimeoutMs}`,
  );
  // The first transaction creates the log, which stays the same file while this connection is open.
  writer.exec("begin immediate; commit");
  const logFile = openSync(`${file}-wal`, "r+");
  let isClosed = false;
  const flush = new SharedFlush(
    () => sync(logFile),
    (error) => {
      if (!isClosed) failed(error);
    },
  );
  const light = new AsyncLocalStorage<true>();
  const whenWritten = async () => void (light.getStore() ?? (await flush.begin()));
  const reader = new DatabaseSync(file, { timeout: busyTimeoutMs, readOnly: true });
  const write = new Kysely<Schema>({
    dialect: new NodeSqliteDialect(writer, "immediate", whenWritten),
    ...(log && { log }),
  });
  const read = new Kysely<Schema>({
    dialect: new NodeSqliteDialect(reader, "deferred"),
    ...(log && { log }),
  });

  const topics = createTopics();
  const queue = createBell();

  return {
    name: "sqlite",
    types: { timestamp: "date", boolean: "integer" },
    clock: ownClock,
    holdClock: async () => {},
    get read() {
      refuseInsideTransaction();
      return read;
    },
    get write() {
      refuseInsideTransaction();
      return write;
    },
    // The database is a part of this process.
    answeredAt: () => performance.now(),
    connections: () => null,
    async transaction(work) {
      refuseInsideTransaction();
      const done = { queued: false };
      const result = await write.transaction().execute((tx) => insideTransaction(() => work(tx), done));
      if (done.queued) queue.ring();
      return result;
    },
    lightly(work) {
      refuseInsideTransaction();
      return light.run(true, () => work(write));
    },
    onDisk: () => flush.settled(),
    snapshot(work) {
      refuseInsideTransaction();
      return read
        .transaction()
        .execute((tx) => insideTransaction(() => work(tx as Kysely<Schema> as Snapshot)));
    },
    aside: async () => null,
    // BEGIN IMMEDIATE has already locked every row.
    async lock() {},
    async lockToDelete() {},
    async together(tx, writes) {
      const counts: number[] = [];
      for (const write of writes) {
        counts.push(write ? Number((await tx.executeQuery(write)).numAffectedRows) : 0);
      }
      return counts;
    },
    askIndex: (table, words) => askSearchTable(read, table, words),
    cleanIndex: () => cleanSearchTables(write),
    // See `lock`.
    holdStill: (query) => query,
    skipLocked: (query) => query,
    violates: violatesOnSqlite,
    refersToNothing: refersToNothingOnSqlite,
    appendOnly: appendOnlyOnSqlite,
    forgettable: forgettableOnSqlite,
    afterChange: (table, statement) =>
      ["insert", "update", "delete"].map(
        (verb) => `create trigger ${table}_after_${verb} after ${verb} on ${table} begin ${statement}; end`,
      ),
    drawnName: "lower(hex(randomblob(16)))",
    async migration(work) {
      // A new index of a large table is sorted in files.
      writer.exec("pragma foreign_keys = off; pragma temp_store = file");
      try {
        await write.transaction().execute(async (tx) => {
          await work(tx);
          const broken = await sql`pragma foreign_key_check`.execute(tx);
          if (broken.rows.length > 0) throw new Error("A migration would leave rows that point nowhere.");
        });
      } finally {
        writer.exec("pragma foreign_keys = on; pragma temp_store = memory");
      }
    },
    // The lock on the data folder keeps other servers out.
    alone: (_name, work) => work(),
    takeTurn: async () => true,
    endTurn: async () => {},
    whenQueued: queue.whenRung,
    // Checking the queue costs nothing here.
    queuePauseMs: 1_000,
    announce: async (topic, about) => topics.pass(topic, about),
    hears: () => true,
    subscribe: topics.subscribe,
    async close() {
      isClosed = true;
      await read.destroy();
      await write.destroy();
      await flush.settled().catch(() => {});
      closeSync(logFile);
    },
  };
}

/** Later commits would be readable by everybody but never reported as done. A server must not continue in that state. */
function endProcess(error: unknown): void {
  queueMicrotask(() => {
    throw new Error("The disk failed while the database was written, so the server ends.", { cause: error });
  });
}
