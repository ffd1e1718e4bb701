import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from "kysely";
import { DatabaseAway } from "#server/database/away.ts";

const statementsKept = 500;

/**
 * How transactions begin: `immediate` if they write, so that none finds out half-way that another wrote first;
 * `deferred` if they only read.
 */
type Begin = "immediate" | "deferred";

/** Called when something may have been written. @returns when it is on the disk */
type WhenWritten = () => Promise<void>;

/** Kysely's SQLite dialect on node:sqlite. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: DatabaseSync;
  readonly #config: SqliteDialectConfig;
  readonly #begin: Begin;
  readonly #whenWritten: WhenWritten | undefined;

  /** @param whenWritten awaited after the connection is released to the next caller */
  constructor(database: DatabaseSync, begin: Begin, whenWritten?: WhenWritten) {
    const config = { database: { close: () => database.close(), prepare: preparer(database) } };
    super(config);
    this.#database = database;
    this.#config = config;
    this.#begin = begin;
    this.#whenWritten = whenWritten;
  }

  override createDriver(): Driver {
    return new OneAtATimeDriver(this.#database, this.#config, this.#begin, this.#whenWritten);
  }

  override createAdapter(): DialectAdapter {
    return new OneAtATimeAdapter();
  }
}

/** Kysely's own queue would hold the connection until the disk has answered. The driver has its own. */
class OneAtATimeAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Gives its one connection to one caller at a time, and lets each wait for the disk while the next has it. */
class OneAtATimeDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  readonly #begin: Begin;
  readonly #whenWritten: WhenWritten | undefined;
  /** Resolves when everyone who asked for the connection has released it. */
  #lastTurn: Promise<void> = Promise.resolve();
  #endTurn: () => void = () => {};
  #committed: Promise<void> | null = null;

  constructor(
    database: DatabaseSync,
    config: SqliteDialectConfig,
    begin: Begin,
    whenWritten: WhenWritten | undefined,
  ) {
    super(config);
    this.#database = database;
    this.#begin = begin;
    this.#whenWritten = whenWritten;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#lastTurn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#lastTurn = promise;
    await before;
    this.#endTurn = resolve;
    return await super.acquireConnection();
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`begin ${this.#begin}`));
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const committing = super.commitTransaction(connection);
    // The commit is visible to others from here on, so others that wait for the disk also wait for it.
    this.#committed = this.#whenWritten?.() ?? null;
    this.#committed?.catch(() => {});
    await committing;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // When the disk is full, SQLite has already rolled everything back by itself.
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }

  override async releaseConnection(): Promise<void> {
    const written = this.#committed ?? this.#whenWritten?.();
    this.#committed = null;
    this.#endTurn();
    await written;
  }
}

function preparer(database: DatabaseSync): (sql: string) => SqliteStatement {
  const kept = new Map<string, SqliteStatement>();
  return (sql) => {
    const known = kept.get(sql);
    if (known) return known;
    const statement = adapt(database.prepare(sql));
    if (kept.size < statementsKept) kept.set(sql, statement);
    return statement;
  };
}

/**
 * Rows arrive as arrays and become plain objects of one shape here. The objects that node:sqlite builds have no
 * stable shape, so that reading their fields takes ten times as long.
 */
function adapt(statement: StatementSync): SqliteStatement {
  const namesOf = () => statement.columns().map(({ name }) => name);
  let names = namesOf();
  statement.setReturnArrays(true);
  function toRow(values: unknown): Record<string, unknown> {
    const row: Record<string, unknown> = {};
    if (!Array.isArray(values)) return row;
    // The table has gained a column since the statement was prepared.
    if (values.length !== names.length) names = namesOf();
    for (let at = 0; at < names.length; at++) row[names[at] ?? ""] = values[at];
    return row;
  }
  return {
    reader: names.length > 0,
    all: (parameters) => unlessFull(() => statement.all(...parameters.map(toSql))).map(toRow),
    run: (parameters) => {
      const { changes, lastInsertRowid } = unlessFull(() => statement.run(...parameters.map(toSql)));
      return { changes: Number(changes), lastInsertRowid: Number(lastInsertRowid) };
    },
    iterate: (parameters) => statement.iterate(...parameters.map(toSql)).map(toRow),
  };
}

/** The primary result code. SQLite puts details in the bits above. */
const full = 13;

/** @throws DatabaseAway when there is no room to write */
function unlessFull<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const isFull = error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === full;
    throw isFull ? new DatabaseAway("The disk is full.", { cause: error }) : error;
  }
}

function toSql(value: unknown): SQLInputValue {
  if (typeof value === "boolean") return Number(value);
  if (value instanceof Date) return value.toISOString();
  if (value === undefined) return null;
  return value as SQLInputValue;
}
