import { type Expression, type SqlBool, sql } from "kysely";
import type { Engine } from "#server/database/engines/engine.ts";
import type { Handle } from "#server/database/handle.ts";

const columns = {
  bookings: ["name", "email", "phone", "service_name", "transaction_id"],
  users: ["name", "email"],
} as const;

/** A table whose rows can be searched by words. */
export type SearchedTable = keyof typeof columns;

/** Matching rows are counted up to this many. Beyond it, a list only says that there are more. */
export const mostCounted = 2_000;

/** No index has a shorter part of a word. */
export const shortestIndexed = 3;

/** Bookings in which shorter words are looked for, the newest first: in all of them they would take seconds. */
const mostReadForShort = 20_000;

/** The words of a search. Case does not matter, and each may be a part of any of the texts. */
export function wordsOf(typed: string | undefined): string[] {
  return (typed ?? "").toLowerCase().split(/\s+/).filter(Boolean);
}

/** In the form of PostgreSQL's index. */
function textOf(table: SearchedTable): Expression<string> {
  return sql.raw(columns[table].map((column) => `${table}.${column}`).join(" || ' ' || "));
}

/**
 * Whether a text has each of these words. A text that joins several has spaces between them. No word contains a space,
 * so none matches across two texts.
 */
export function hasWords(text: Expression<string>, words: readonly string[]): Expression<SqlBool>[] {
  return words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    return sql<SqlBool>`lower(${text}) like ${pattern} escape '\\'`;
  });
}

/** A search in the form that a query needs. */
export interface Search {
  /** They hold exactly for the matching rows. */
  conditions: Expression<SqlBool>[];
  /** There are more than `mostCounted`. */
  hasMany: boolean;
  /**
   * Older rows are not looked at, unless other filters leave few: epoch milliseconds. Null if an index has the words, or
   * if there are few rows.
   */
  since: number | null;
}

/** Parses what somebody typed. Undefined if nothing was typed: every row matches. */
export async function readSearched(
  engine: Engine,
  table: SearchedTable,
  typed: string | undefined,
): Promise<Search | undefined> {
  const words = wordsOf(typed);
  if (words.length === 0) return undefined;
  const known = await engine.askIndex(table, words);
  const few = known === null || known === "many" ? [] : [known];
  const since = table === "bookings" ? await readSince(engine.read, words) : null;
  return { conditions: [...few, ...hasWords(textOf(table), words)], hasMany: known === "many", since };
}

/** Since when bookings are read for these words. Null if an index helps, or if there are few enough to read all. */
async function readSince(db: Handle, words: readonly string[]): Promise<number | null> {
  if (words.some((word) => Array.from(word).length >= shortestIndexed)) return null;
  const newest = db
    .selectFrom("bookings")
    .select("created_at")
    .orderBy("created_at", "desc")
    .limit(sql.lit(1))
    .offset(sql.lit(mostReadForShort));
  return (await newest.executeTakeFirst())?.created_at ?? null;
}
