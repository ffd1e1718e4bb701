import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from "kysely";

const statementsKept = 500;

/**
 * How transactions begin: `immediate` where they write, so that none finds out half-way that somebody else wrote
 * first; `deferred` where they only read.
 */
type Begin = "immediate" | "deferred";

/** Kysely's SQLite dialect on node:sqlite. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #begin: Begin;

  constructor(database: DatabaseSync, begin: Begin) {
    const config = { database: { close: () => database.close(), prepare: preparer(database) } };
    super(config);
    this.#config = config;
    this.#begin = begin;
  }

  override createDriver(): Driver {
    return new BeginningDriver(this.#config, this.#begin);
  }
}

class BeginningDriver extends SqliteDriver {
  readonly #begin: Begin;

  constructor(config: SqliteDialectConfig, begin: Begin) {
    super(config);
    this.#begin = begin;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`begin ${this.#begin}`));
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

function adapt(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(toSql)),
    run: (parameters) => {
      const { changes, lastInsertRowid } = statement.run(...parameters.map(toSql));
      return { changes: Number(changes), lastInsertRowid: Number(lastInsertRowid) };
    },
    iterate: (parameters) => statement.iterate(...parameters.map(toSql)),
  };
}

function toSql(value: unknown): SQLInputValue {
  if (typeof value === "boolean") return Number(value);
  if (value instanceof Date) return value.toISOString();
  if (value === undefined) return null;
  return value as SQLInputValue;
}
