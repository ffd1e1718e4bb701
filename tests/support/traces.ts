import { sql } from "kysely";
import type { TestSalon } from "#tests/support/salon.ts";

/** Every column of every table that contains one of some words, as `table.column`. */
export async function tracesOf(salon: TestSalon, words: readonly RegExp[]): Promise<string[]> {
  const { read } = salon.app.engine;
  const found = new Set<string>();
  for (const { name } of await read.introspection.getTables()) {
    // SQLite's own search tables, which pack trigrams.
    if (/_search_(data|idx|docsize|config)$/.test(name)) continue;
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(read);
    for (const [column, value] of rows.flatMap((row) => Object.entries(row))) {
      const text = typeof value === "string" ? value : JSON.stringify(value ?? "");
      if (words.some((word) => word.test(text))) found.add(`${name}.${column}`);
    }
  }
  return [...found].sort();
}
