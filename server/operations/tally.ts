import type { DatabaseSync } from "node:sqlite";

/** A table's number of rows and the sums of its whole-number columns. Equal tallies show that nothing was lost. */
export interface TableTally {
  rows: number;
  /** Each value is taken modulo `tallyModulus` before it is added, so that neither engine overflows. */
  sums: Record<string, string>;
}

export type Tally = Record<string, TableTally>;

/** A prime larger than any amount of money in cents, so that sums of money stay readable. */
export const tallyModulus = 1_000_000_007;

/** Tallies every table of a SQLite database as its connection sees it. */
export function tallySqlite(db: DatabaseSync): Tally {
  return Object.fromEntries(listTables(db).map((table) => [table, tallyTable(db, table)]));
}

/**
 * The names of a SQLite database's own tables, in alphabetical order, without those of full-text search, which are
 * derived.
 */
export function listTables(db: DatabaseSync): string[] {
  return db
    .prepare(
      "select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite_%' order by name",
    )
    .all()
    .map(({ name }) => String(name));
}

/** The columns of a SQLite table that hold whole numbers. */
export function wholeNumberColumns(db: DatabaseSync, table: string): string[] {
  return db
    .prepare("select name, type from pragma_table_info(?) order by name")
    .all(table)
    .filter(({ type }) => /int/i.test(String(type)))
    .map(({ name }) => String(name));
}

/** Sentences about every table in which two tallies differ. */
export function compareTallies(expected: Tally, found: Tally): string[] {
  const tables = new Set([...Object.keys(expected), ...Object.keys(found)]);
  return [...tables].sort().flatMap((table) => compareTable(table, expected[table], found[table]));
}

function tallyTable(db: DatabaseSync, table: string): TableTally {
  const columns = wholeNumberColumns(db, table);
  const sums = columns.map((column) => `coalesce(sum("${column}" % ${tallyModulus}), 0) as "${column}"`);
  const query = db.prepare(`select ${["count(*) as row_count", ...sums].join(", ")} from "${table}"`);
  query.setReadBigInts(true);
  const { row_count, ...values } = query.get() ?? {};
  return {
    rows: Number(row_count ?? 0),
    sums: Object.fromEntries(Object.entries(values).map(([column, sum]) => [column, String(sum)])),
  };
}

function compareTable(table: string, expected?: TableTally, found?: TableTally): string[] {
  if (!expected || !found) return [`${table}: ${expected ? "is missing" : "was not expected"}`];
  if (expected.rows !== found.rows) return [`${table}: ${found.rows} rows instead of ${expected.rows}`];
  return Object.entries(expected.sums)
    .filter(([column, sum]) => found.sums[column] !== sum)
    .map(([column]) => `${table}: the values of ${column} differ`);
}
