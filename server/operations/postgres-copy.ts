import type { DatabaseSync } from "node:sqlite";
import type { Client } from "pg";
import type { Progress } from "#server/operations/copy-sqlite.ts";
import { listTables, type Tally, tallyModulus, wholeNumberColumns } from "#server/operations/tally.ts";

const rowsAtOnce = 1000;
/** Tables that the target has of its own: its migrations, its catalogue's version, its counts, and its search index. */
const notCarried = new Set([
  ...["migrations", "catalogue_version", "booking_counts", "offer_counts"],
  ...["bookings_search_rows", "users_search_rows"],
]);

/** The tables to move, in alphabetical order. */
export function carriedTables(source: DatabaseSync): string[] {
  return listTables(source).filter((table) => !notCarried.has(table));
}

/**
 * Copies every row of a SQLite salon into PostgreSQL tables of the same names, within the caller's transaction. Foreign
 * keys are dropped first and added again at the end, which checks every row. PostgreSQL itself converts each value to
 * its column's type.
 * @param target a connection inside a transaction, on a migrated and empty database
 */
export async function copyRows(source: DatabaseSync, target: Client, progress: Progress): Promise<void> {
  const tables = carriedTables(source);
  const keys = await dropForeignKeys(target);
  const all = tables.reduce((sum, table) => sum + countRows(source, table), 0);
  let copied = 0;
  for (const table of tables) {
    // A migration may have written a table's first row, but never into a table that only grows.
    const { rowCount } = await target.query(`select 1 from "${table}" limit 1`);
    if (rowCount) await target.query(`delete from "${table}"`);
    for (const rows of batches(source, table)) {
      const columns = Object.keys(rows[0] ?? {}).map((column) => `"${column}"`);
      await target.query(
        `insert into "${table}" (${columns}) select ${columns} from json_populate_recordset(null::"${table}", $1)`,
        [JSON.stringify(rows)],
      );
      copied += rows.length;
      progress(copied / Math.max(1, all));
    }
  }
  for (const { table, name, definition } of keys) {
    await target.query(`alter table ${table} add constraint "${name}" ${definition}`);
  }
}

/** Tallies PostgreSQL tables like `tallySqlite`, over the columns that hold whole numbers in SQLite. */
export async function tallyPostgres(source: DatabaseSync, target: Client): Promise<Tally> {
  const tally: Tally = {};
  for (const table of carriedTables(source)) {
    const booleans = await booleanColumns(target, table);
    const sums = wholeNumberColumns(source, table).map((column) => {
      const value = booleans.has(column) ? `"${column}"::int4` : `"${column}"::int8`;
      return `coalesce(sum(${value} % ${tallyModulus}), 0)::text as "${column}"`;
    });
    const { rows } = await target.query(
      `select ${["count(*)::int4 as row_count", ...sums].join(", ")} from "${table}"`,
    );
    const { row_count, ...values } = rows[0];
    tally[table] = { rows: row_count, sums: values };
  }
  return tally;
}

async function booleanColumns(target: Client, table: string): Promise<Set<string>> {
  const { rows } = await target.query(
    `select column_name from information_schema.columns
      where table_schema = current_schema() and table_name = $1 and data_type = 'boolean'`,
    [table],
  );
  return new Set(rows.map(({ column_name }) => column_name));
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

async function dropForeignKeys(target: Client): Promise<ForeignKey[]> {
  const { rows } = await target.query<ForeignKey>(
    `select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
  );
  for (const { table, name } of rows) await target.query(`alter table ${table} drop constraint "${name}"`);
  return rows;
}

function* batches(source: DatabaseSync, table: string): Generator<Record<string, unknown>[]> {
  let batch: Record<string, unknown>[] = [];
  for (const row of source.prepare(`select * from "${table}"`).iterate()) {
    batch.push(row);
    if (batch.length < rowsAtOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function countRows(source: DatabaseSync, table: string): number {
  return Number(source.prepare(`select count(*) as n from "${table}"`).get()?.n);
}
