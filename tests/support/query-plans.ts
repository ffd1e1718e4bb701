import { type CompiledQuery, sql } from "kysely";
import type { Engine } from "#server/database/engines/engine.ts";

/** A statement, and the tables that it reads completely. */
export interface WholeRead {
  statement: string;
  tables: string[];
}

/**
 * Returns the statements that the engine would run by reading a whole table. Reading a whole index counts, too, except
 * for those in `bounded`, which have few rows however many the table has.
 * @param whether tells by its name whether a table grows
 */
export async function findWholeReads(
  engine: Engine,
  statements: readonly CompiledQuery[],
  { grows, bounded }: { grows(table: string): boolean; bounded: readonly string[] },
): Promise<WholeRead[]> {
  const tablesOf = engine.name === "postgres" ? readOnPostgres : readOnSqlite;
  return await engine.transaction(async (tx) => {
    // A test's tables are too small for an index to pay off. With these plans disabled, only tables without an index
    // are read whole.
    for (const way of engine.name === "postgres" ? ["seqscan", "hashjoin", "mergejoin"] : [])
      await sql.raw(`set local enable_${way} = off`).execute(tx);
    const found: WholeRead[] = [];
    for (const statement of statements) {
      const explain = async (how: string) =>
        (await tx.executeQuery<Record<string, unknown>>({ ...statement, sql: `${how} ${statement.sql}` }))
          .rows;
      const tables = (await tablesOf(explain, bounded, statement.sql)).filter(grows);
      // For an insert, the plan shows foreign key lookups as scans, but they only run when the key is violated.
      const isInsert = /^\s*insert/i.test(statement.sql);
      const named = isInsert ? tables.filter((table) => statement.sql.includes(table)) : tables;
      if (named.length > 0)
        found.push({ statement: statement.sql.replace(/\s+/g, " ").trim(), tables: named });
    }
    return found;
  });
}

type Explain = (how: string) => Promise<Record<string, unknown>[]>;

const whole = /^SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?$/;
/** Nearly all rows have the same state or kind, so a search by it alone reads most of the table. */
const byState = /^SEARCH (\w+) USING (?:COVERING )?INDEX (\w+) \((?:state|kind)=\?\)$/;

/** Half of all visits, and many guests, have no account. */
const byNobody = /^SEARCH (bookings|guests) USING (?:COVERING )?INDEX (\w+) \(user_id=\?\)$/;

async function readOnSqlite(
  explain: Explain,
  bounded: readonly string[],
  statement: string,
): Promise<string[]> {
  const lines = (await explain("explain query plan")).map(({ detail }) => String(detail));
  const mayBeNobody = statement.includes('"user_id" is null');
  return lines.flatMap((line) => {
    const [, table = "", index = ""] =
      whole.exec(line) ?? byState.exec(line) ?? (mayBeNobody ? byNobody.exec(line) : null) ?? [];
    return table === "" || bounded.includes(index) ? [] : [table];
  });
}

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  Plans?: Plan[];
}

async function readOnPostgres(explain: Explain, bounded: readonly string[]): Promise<string[]> {
  const [row] = await explain("explain (format json)");
  if (!row) throw new Error("PostgreSQL explained nothing.");
  const [{ Plan: plan }] = row["QUERY PLAN"] as [{ Plan: Plan }];
  return scansIn(plan, bounded);
}

/** @param above the table of a node whose index is named in a node below it */
function scansIn(node: Plan, bounded: readonly string[], above = ""): string[] {
  const table = node["Relation Name"] ?? above;
  const index = node["Index Name"];
  const isWhole =
    node["Node Type"] === "Seq Scan" ||
    (index !== undefined && node["Index Cond"] === undefined && !bounded.includes(index));
  return [
    ...(isWhole ? [table] : []),
    ...(node.Plans ?? []).flatMap((below) => scansIn(below, bounded, node["Relation Name"] ?? "")),
  ];
}
