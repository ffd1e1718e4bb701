import { type Expression, type Kysely, type SqlBool, sql } from "kysely";
import type { Schema } from "#server/database/schema.ts";
import { mostCounted, type SearchedTable, shortestIndexed } from "#server/database/search.ts";

/**
 * Asks the full-text search table for the rows with all these words, reading only as much as needed to tell few from
 * many.
 * @returns null if there may be few and it can't tell which
 */
export async function askSearchTable(
  db: Kysely<Schema>,
  table: SearchedTable,
  words: readonly string[],
): Promise<Expression<SqlBool> | "many" | null> {
  const known = words.filter((word) => Array.from(word).length >= shortestIndexed && !word.includes("\0"));
  if (known.length === 0) return null;
  const match = known.map((word) => `"${word.replaceAll('"', '""')}"`).join(" ");
  const index = sql.table(`${table}_search`);
  const found = sql`select rowid from ${index} where ${index} match ${match}`;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${found} limit ${sql.lit(mostCounted + 1)}) as some`.execute(db);
  const isFew = Number(rows[0]?.count) <= mostCounted;
  if (!isFew) return known.length === words.length ? "many" : null;
  return sql<SqlBool>`${sql.ref(`${table}.id`)} in (
    select id from ${sql.table(`${table}_search_rows`)} where row in (${found}))`;
}

/** Small enough that nobody waits for a step, enough for the largest index. */
const pagesAtOnce = 200;
const mostSteps = 20_000;

/**
 * Rewrites the full-text search tables, so that nothing remains in them of texts that were changed or deleted: until
 * then it is only marked. It works in small steps, between which others write.
 */
export async function cleanSearchTables(db: Kysely<Schema>): Promise<void> {
  for (const table of ["bookings", "users"] as const) {
    const index = sql.table(`${table}_search`);
    const merge = (pages: number) =>
      sql`insert into ${index} (${sql.ref(`${table}_search`)}, rank) values ('merge', ${pages})`.execute(db);
    // A negative number starts merging everything into one segment. When nothing is left to do, SQLite changes no rows.
    await merge(-pagesAtOnce);
    let before = await changesSoFar(db);
    for (let step = 0; step < mostSteps; step++) {
      await merge(pagesAtOnce);
      const now = await changesSoFar(db);
      if (now - before < 2) break;
      before = now;
    }
  }
}

async function changesSoFar(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select total_changes() as count`.execute(db);
  return Number(rows[0]?.count);
}
