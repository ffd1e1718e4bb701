import type {
  Compilable,
  Expression,
  Kysely,
  OperationNodeSource,
  SelectQueryBuilder,
  SqlBool,
  Transaction,
} from "kysely";
import type { Forgettable } from "#server/database/engines/append-only.ts";
import type { DatabaseClock } from "#server/database/engines/database-clock.ts";
import type { About, Topic, TopicListener } from "#server/database/engines/topics.ts";
import type { UniqueRule } from "#server/database/engines/unique-rules.ts";
import type { Snapshot } from "#server/database/handle.ts";
import type { Schema } from "#server/database/schema.ts";
import type { SearchedTable } from "#server/database/search.ts";

/** Column types that the two engines spell differently. Only better-auth's own tables need them. */
export interface ColumnTypes {
  timestamp: string;
  boolean: string;
}

/**
 * One database, whichever engine is behind it. Everything that SQLite and PostgreSQL do differently is behind this
 * interface.
 */
export interface Engine {
  name: "sqlite" | "postgres";
  types: ColumnTypes;
  /** The time that all servers on this database share. */
  readonly clock: DatabaseClock;
  /**
   * Measures how far this machine's clock is from the database's. Engines that listen for announcements also do so
   * from time to time.
   */
  holdClock(): Promise<void>;
  /** For reads outside a transaction. Refuses to be used inside one, where only its handle may be used. */
  readonly read: Kysely<Schema>;
  /**
   * The writing connection, for a single statement and for libraries that bring their own queries. Refuses to be used
   * inside a transaction: on SQLite it would wait for that transaction for ever.
   */
  readonly write: Kysely<Schema>;
  /** When the database last answered a statement of this server, on the clock of performance.now(). */
  answeredAt(): number;
  /**
   * This server's connections to the database: how many are open and idle, and how many callers wait for one. Null
   * without a pool.
   */
  connections(): { open: number; idle: number; waiting: number } | null;
  /**
   * Runs `work` in one transaction that holds the right to write. Deadlocks are retried, so `work` may run more than
   * once: it must do nothing but talk to the database.
   */
  transaction<Result>(work: (tx: Transaction<Schema>) => Promise<Result>): Promise<Result>;
  /**
   * Runs a write that doesn't wait for the disk. A power failure may lose it, and nothing else. Meant for counting
   * calls, not for anything that people are told about. On PostgreSQL only a write that returns rows does not wait.
   */
  lightly<Result>(work: (db: Kysely<Schema>) => Promise<Result>): Promise<Result>;
  /**
   * Returns when everything that can be read is on the disk, so that nobody is told of something that a power failure
   * may undo.
   */
  onDisk(): Promise<void>;
  /**
   * Runs reads that all see the database at the same moment, in few statements and without waiting for anything else.
   * On SQLite, other reads wait for it. It can't write.
   */
  snapshot<Result>(work: (db: Snapshot) => Promise<Result>): Promise<Result>;
  /**
   * The same database on a replica, for reading, at least as new as what this server has heard of. Null if there is
   * no such replica.
   */
  aside(): Promise<Engine | null>;
  /** Locks a row until the transaction ends, so that what a decision reads after it can't change. */
  lock(tx: Transaction<Schema>, table: LockableTable, id: string): Promise<void>;
  /**
   * Locks rows that may be deleted, in few statements. It waits for anybody who is about to refer to one of them.
   * A later writer finds the row gone (`refersToNothing`).
   */
  lockToDelete(tx: Transaction<Schema>, table: DeletableTable, ids: readonly string[]): Promise<void>;
  /**
   * Sends writes at once, a row before those that refer to it. On PostgreSQL they are one statement. None may read
   * what another of them writes, or write a row that another writes. Either all are written or none.
   * @param writes without a RETURNING of their own; nulls are skipped
   * @returns how many rows each has written, in order; 0 for a skipped one
   */
  together(tx: Transaction<Schema>, writes: readonly (Write | null)[]): Promise<number[]>;
  /**
   * What an index knows about the rows that contain these words: a condition that holds for the few matches, "many",
   * or null if it knows nothing or the engine uses the index by itself.
   */
  askIndex(table: SearchedTable, words: readonly string[]): Promise<Expression<SqlBool> | "many" | null>;
  /** Removes from the index what remains of texts that were changed or deleted. */
  cleanIndex(): Promise<void>;
  /**
   * Makes a query lock the rows that it reads against changes until the transaction ends. Others may lock them in the
   * same way.
   */
  holdStill<DB, TB extends keyof DB, Row>(
    query: SelectQueryBuilder<DB, TB, Row>,
  ): SelectQueryBuilder<DB, TB, Row>;
  /** Makes a query skip rows that another transaction has locked. */
  skipLocked<DB, TB extends keyof DB, Row>(
    query: SelectQueryBuilder<DB, TB, Row>,
  ): SelectQueryBuilder<DB, TB, Row>;
  /** Whether an error is a violation of a certain unique key. */
  violates(error: unknown, rule: UniqueRule): boolean;
  /**
   * Whether an error means that something would refer to a missing row, or that a row to delete is still referred to.
   */
  refersToNothing(error: unknown): boolean;
  /** Statements that make a table append-only. */
  appendOnly(table: string): string[];
  /** Statements that allow text typed into an append-only table to be erased, and nothing else to take its place. */
  forgettable(table: string, what: Forgettable): string[];
  /** Statements that run another statement after every change of a table's rows, in the same transaction. */
  afterChange(table: string, statement: string): string[];
  /** An SQL expression for a new unique name. */
  drawnName: string;
  /**
   * Runs `work` in a transaction that no other migration can share, with foreign keys checked before it commits. It
   * is retried after a deadlock with another transaction.
   */
  migration(work: (tx: Transaction<Schema>) => Promise<void>): Promise<void>;
  /**
   * Runs `work` while no other server on this database runs work of the same name. The others wait. A server that
   * dies releases its turn.
   */
  alone<Result>(name: LoneWork, work: () => Promise<Result>): Promise<Result>;
  /**
   * Takes or keeps the turn to do something on behalf of all servers, for some time from now by the database's clock.
   * A server that dies loses its turn because it no longer renews it. Works behind a pooler, too.
   * @param holder who has it; servers that name the same holder share it; absent: this server only
   * @returns whether this server has it
   */
  takeTurn(name: Turn, ms: number, holder?: string): Promise<boolean>;
  /** Releases a turn that this server has. */
  endTurn(name: Turn): Promise<void>;
  /** Called when a transaction of this server that queued work is committed. @returns stops listening */
  whenQueued(listener: () => void): () => void;
  /** How long the queue is left alone without news: another server may have queued something and died. */
  readonly queuePauseMs: number;
  /**
   * Tells every server on this database that something must be read again. Call it after the change is committed.
   * Announcements within a few milliseconds reach the other servers as one notice.
   * @param about for availability, the span in which cells were freed or taken; for pages, the calls whose answers
   *   have changed; absent: any may have
   */
  announce(topic: Topic, about?: About): Promise<void>;
  /**
   * Whether this server currently receives all announcements of other servers. While it does not, caches expire
   * within a second.
   */
  hears(): boolean;
  /** Listens for announcements of this server and others. @returns stops listening */
  subscribe(listener: TopicListener): () => void;
  close(): Promise<void>;
}

/** An insert, update or delete that has not been sent yet. */
export type Write = OperationNodeSource & Compilable;

/** Long work that spans transactions and that one server does for all. */
export type LoneWork = "fill_demo";

/** What one server does repeatedly for all, and the data folder that servers share. */
export type Turn = "rounds" | "folder";

export type LockableTable =
  | "salon"
  | "users"
  | "purchases"
  | "payments"
  | "bookings"
  | "holds"
  | "resources"
  | "time_off"
  | "figures"
  | "guests"
  | "offers"
  | "gift_cards"
  | "waiting"
  | "reviews"
  | "webhooks"
  | "webhook_messages";

export type DeletableTable = "bookings" | "guests" | "masters" | "purchases" | "resources" | "services";
