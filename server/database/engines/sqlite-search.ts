import { type Expression, type Kysely, type SqlBool, sql } from "kysely";
import type { Schema } from "#server/database/schema.ts";
import { mostFound, type SearchedTable } from "#server/database/search.ts";

/** The table of the full-text search knows no shorter part of a word. */
const shortest = 3;

/**
 * Asks the table of the full-text search for the rows with all these words, without reading more of it than tells few from many.
 * @returns null where there may be few and it can't tell which
 */
export async function askSearchTable(
  db: Kysely<Schema>,
  table: SearchedTable,
  words: readonly string[],
): Promise<Expression<SqlBool> | "many" | null> {
  const known = words.filter((word) => Array.from(word).length >= shortest && !word.includes("\0"));
  if (known.length === 0) return null;
  const match = known.map((word) => `"${word.replaceAll('"', '""')}"`).join(" ");
  const index = sql.table(`${table}_search`);
  const found = sql`select rowid from ${index} where ${index} match ${match}`;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${found} limit ${sql.lit(mostFound + 1)}) as some`.execute(db);
  const isFew = Number(rows[0]?.count) <= mostFound;
  if (!isFew) return known.length === words.length ? "many" : null;
  return sql<SqlBool>`${sql.ref(`${table}.id`)} in (
    select id from ${sql.table(`${table}_search_rows`)} where row in (${found}))`;
}
