import { type Expression, sql } from "kysely";
import type { Handle } from "#server/database/handle.ts";

/** Ids and names have one line each. */
const separator = "\n";

/** A query's columns of texts, with '' for null, and of whole numbers. */
export type Columns<Texts extends string, Numbers extends string> = Record<Texts, string[]> &
  Record<Numbers, number[]>;

/**
 * What a query finds, column by column. The database joins each column to one text: for thousands of short rows, that
 * takes this process far less than reading and building each row.
 */
export async function readColumns<Texts extends string, Numbers extends string>(
  db: Handle,
  query: Expression<Record<Texts, string | null> & Record<Numbers, number | null>>,
  { texts, numbers }: { texts: readonly Texts[]; numbers: readonly Numbers[] },
): Promise<Columns<Texts, Numbers>> {
  const joined = (name: string, absent: string, between: string) =>
    sql`string_agg(coalesce(cast(${sql.ref(name)} as text), ${sql.lit(absent)}), ${sql.lit(between)})`.as(
      name,
    );
  const columns = [
    ...texts.map((name) => joined(name, "", separator)),
    ...numbers.map((name) => joined(name, "null", ",")),
  ];
  const { rows } = await sql<
    Record<string, string | null>
  >`select ${sql.join(columns)} from ${query} as "found"`.execute(db);
  const [found = {}] = rows;
  const listed = Object.fromEntries(
    texts.map((name) => [name, found[name]?.split(separator) ?? []]),
  ) as Record<Texts, string[]>;
  const counted = Object.fromEntries(
    numbers.map((name) => [name, JSON.parse(`[${found[name] ?? ""}]`)]),
  ) as Record<Numbers, number[]>;
  const read = { ...listed, ...counted };
  if (new Set(Object.values<unknown[]>(read).map(({ length }) => length)).size > 1)
    throw new Error("A name has more than one line.");
  return read;
}
