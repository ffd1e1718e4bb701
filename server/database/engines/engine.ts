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

/** Column types that the two engines spell differently; only better-auth's own tables need them. */
export interface ColumnTypes {
  timestamp: string;
  boolean: string;
}

/**
 * One database, whichever engine is behind it. Everything that SQLite and PostgreSQL do differently lives
 * behind this shape.
 */
export interface Engine {
  name: "sqlite" | "postgres";
  types: ColumnTypes;
  /** The time that servers on this database have in common. */
  readonly clock: DatabaseClock;
  /** Asks how far this machine's clock is from the database's. Those who listen for announcements are told now and then. */
  holdClock(): Promise<void>;
  /** For reads outside a transaction. Refuses to be used inside one: there only its handle counts. */
  readonly read: Kysely<Schema>;
  /**
   * The writing connection, for a single statement and for a library that brings its own queries. Refuses to be used
   * inside a transaction: on SQLite it would wait for it for ever.
   */
  readonly write: Kysely<Schema>;
  /** When the database last answered a statement of this server, as performance.now() has it. */
  answeredAt(): number;
  /** How many connections to the database this server has, how many of them do nothing, and who waits for one; null without a pool. */
  connections(): { open: number; idle: number; waiting: number } | null;
  /**
   * Runs `work` in one transaction that holds the right to write. Deadlocks are tried again, so `work` may run
   * more than once: it must do nothing but talk to the database.
   */
  transaction<Result>(work: (tx: Transaction<Schema>) => Promise<Result>): Promise<Result>;
  /**
   * Runs a write that doesn't wait for the disk: with the power it may be lost, and nothing else. For what counts calls, not
   * for what anybody is told. On PostgreSQL only a write that returns rows does not wait.
   */
  lightly<Result>(work: (db: Kysely<Schema>) => Promise<Result>): Promise<Result>;
  /** Returns when all that can be read is on the disk, so that nobody is told of what a cut of power may take back. */
  onDisk(): Promise<void>;
  /**
   * Runs reads that all see the database at one moment, in few statements and without waiting for anything else: on
   * SQLite other reads wait for it. Nothing can be written in it.
   */
  snapshot<Result>(work: (db: Snapshot) => Promise<Result>): Promise<Result>;
  /**
   * The same database as a replica has it, to read from: at least as new as what this server has heard of. Null where there is
   * none that is.
   */
  aside(): Promise<Engine | null>;
  /** Locks a row until the transaction ends, so that what is read after it can't change under a decision. */
  lock(tx: Transaction<Schema>, table: LockableTable, id: string): Promise<void>;
  /**
   * Locks rows that may be deleted, in few statements: it waits for anybody who is about to refer to one of them, and who comes
   * later finds it gone (`refersToNothing`).
   */
  lockToDelete(tx: Transaction<Schema>, table: DeletableTable, ids: readonly string[]): Promise<void>;
  /**
   * Sends writes at once, a row before those that refer to it: on PostgreSQL they are one statement. None may read what another of them writes, and none may
   * write a row that another writes. All of them, or none.
   * @param writes without a RETURNING of their own; those that are null are left out
   * @returns how many rows each has written, in their order; 0 for one that was left out
   */
  together(tx: Transaction<Schema>, writes: readonly (Write | null)[]): Promise<number[]>;
  /**
   * What an index knows of the rows in which these words are found: a condition that holds for the few, that there are many, or
   * null where it knows nothing or the engine asks it by itself.
   */
  askIndex(table: SearchedTable, words: readonly string[]): Promise<Expression<SqlBool> | "many" | null>;
  /** Takes out of the index what is still in it of texts that were changed or deleted. */
  cleanIndex(): Promise<void>;
  /** Makes a query keep the rows that it reads as they are until the transaction ends; others may keep them, too. */
  holdStill<DB, TB extends keyof DB, Row>(
    query: SelectQueryBuilder<DB, TB, Row>,
  ): SelectQueryBuilder<DB, TB, Row>;
  /** Makes a query pass over rows that another transaction has locked. */
  skipLocked<DB, TB extends keyof DB, Row>(
    query: SelectQueryBuilder<DB, TB, Row>,
  ): SelectQueryBuilder<DB, TB, Row>;
  /** Whether an error says that one certain unique key was violated. */
  violates(error: unknown, rule: UniqueRule): boolean;
  /** Whether an error says that something was to refer to a row that is gone, or to delete one that is referred to. */
  refersToNothing(error: unknown): boolean;
  /** Statements that make a table append-only. */
  appendOnly(table: string): string[];
  /** Statements after which what somebody has typed into an append-only table can be forgotten, and nothing else be said in its place. */
  forgettable(table: string, what: Forgettable): string[];
  /** Statements that let another one follow every change of a table's rows, in the transaction of the change. */
  afterChange(table: string, statement: string): string[];
  /** An expression that draws a name that nothing has had yet. */
  drawnName: string;
  /**
   * Runs `work` in a transaction that no other migration can share, foreign keys checked before it commits; again where it
   * met another transaction in a deadlock.
   */
  migration(work: (tx: Transaction<Schema>) => Promise<void>): Promise<void>;
  /**
   * Runs `work` while no other server on this database runs work of the same name: the others wait for it. A server
   * that dies gives its turn up.
   */
  alone<Result>(name: LoneWork, work: () => Promise<Result>): Promise<Result>;
  /**
   * Takes or keeps the turn to do for all servers what one is to do, until a time after now by the database's clock: a server
   * that dies gives its turn up by saying nothing. Behind a pooler, too.
   * @param holder who has it: servers that name the same one have it together; this server alone when absent
   * @returns whether this server has it
   */
  takeTurn(name: Turn, ms: number, holder?: string): Promise<boolean>;
  /** Gives a turn up that this server has. */
  endTurn(name: Turn): Promise<void>;
  /** Hears that a transaction of this server has queued work, once it is committed. @returns stops hearing */
  whenQueued(listener: () => void): () => void;
  /** How long the queue is left alone where nothing is heard of it: another server may have queued something, and died. */
  readonly queuePauseMs: number;
  /**
   * Tells every server on this database that something is to be read again. Call it after the change is committed.
   * What is announced within a few milliseconds goes to the other servers as one notice.
   * @param about of free hours the stretch of time in which cells came free or went, of pages the calls that are answered
   *   otherwise now; absent: any may have
   */
  announce(topic: Topic, about?: About): Promise<void>;
  /** Whether all that other servers announce reaches this one now. While it does not, what is kept grows old within a second. */
  hears(): boolean;
  /** Hears what is announced, here and on other servers. @returns stops hearing */
  subscribe(listener: TopicListener): () => void;
  close(): Promise<void>;
}

/** An insert, update or delete that is not sent yet. */
export type Write = OperationNodeSource & Compilable;

/** Long work that spans transactions and that one server does for all. */
export type LoneWork = "fill_demo";

/** What one server does for all again and again, and the data folder that servers share. */
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
