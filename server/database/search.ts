import { type Expression, type SqlBool, sql } from "kysely";
import type { Engine } from "#server/database/engines/engine.ts";

const columns = {
  bookings: ["name", "email", "phone", "service_name", "transaction_id"],
  users: ["name", "email"],
} as const;

/** A table with rows that are found by words. */
export type SearchedTable = keyof typeof columns;

/** What a list means is counted one by one up to so many: of more it is said that they are more. */
export const mostFound = 2_000;

/** Words of a search: each is looked for in any case, as a part of any of the texts. */
function wordsOf(typed: string | undefined): string[] {
  return (typed ?? "").toLowerCase().split(/\s+/).filter(Boolean);
}

/** Whether a row has each of these words. No word has a space, so none is found across two texts. */
function hasWords(table: SearchedTable, words: readonly string[]): Expression<SqlBool>[] {
  // As the index of PostgreSQL has it.
  const text = sql.raw(columns[table].map((column) => `${table}.${column}`).join(" || ' ' || "));
  return words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    return sql<SqlBool>`lower(${text}) like ${pattern} escape '\\'`;
  });
}

/** A search as it is asked of the database. */
export interface Search {
  /** Hold for the rows that are meant, and for no other. */
  conditions: Expression<SqlBool>[];
  /** There are more than `mostFound`. */
  hasMany: boolean;
}

/** Reads what somebody typed. Nothing typed means every row. */
export async function readSearched(
  engine: Engine,
  table: SearchedTable,
  typed: string | undefined,
): Promise<Search | undefined> {
  const words = wordsOf(typed);
  if (words.length === 0) return undefined;
  const known = await engine.askIndex(table, words);
  const few = known === null || known === "many" ? [] : [known];
  return { conditions: [...few, ...hasWords(table, words)], hasMany: known === "many" };
}
