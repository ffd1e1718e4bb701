import { type CompiledQuery, type KyselyPlugin, type RootOperationNode, sql } from "kysely";
import type { Engine } from "#server/database/engines/engine.ts";
import type { Snapshot } from "#server/database/handle.ts";

/** An engine that records its reads. */
export interface Recorded {
  engine: Engine;
  statements: CompiledQuery[];
}

/** Records what is read through an engine. */
export function recordReads(engine: Engine): Recorded {
  const statements: CompiledQuery[] = [];
  const executor = engine.read.getExecutor();
  const recorder: KyselyPlugin = {
    transformQuery({ node, queryId }): RootOperationNode {
      statements.push(executor.compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const read = engine.read.withPlugin(recorder);
  const snapshot: Engine["snapshot"] = (work) =>
    engine.snapshot((db) => work(db.withPlugin(recorder) as Snapshot));
  return {
    engine: Object.create(engine, { read: { value: read }, snapshot: { value: snapshot } }),
    statements,
  };
}

/** How many rows the engine reads from tables for some statements, including those that it discards. */
export async function countRowsRead(engine: Engine, statements: readonly CompiledQuery[]): Promise<number> {
  let rows = 0;
  for (const statement of statements) {
    rows += await (engine.name === "postgres" ? rowsOnPostgres : rowsOnSqlite)(engine, statement);
  }
  return rows;
}

interface Node {
  "Node Type": string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: Node[];
}

/** Uses PostgreSQL's own counts of the run. */
async function rowsOnPostgres(engine: Engine, statement: CompiledQuery): Promise<number> {
  const explained = await engine.read.executeQuery<{ "QUERY PLAN": [{ Plan: Node }] }>({
    ...statement,
    sql: `explain (analyze, format json) ${statement.sql}`,
  });
  const [row] = explained.rows;
  if (!row) throw new Error("PostgreSQL explained nothing.");
  return touched(row["QUERY PLAN"][0].Plan);
}

function touched(node: Node): number {
  const below = (node.Plans ?? []).reduce((sum, child) => sum + touched(child), 0);
  if (!node["Node Type"].includes("Scan") || node["Node Type"].startsWith("Bitmap Index")) return below;
  const thrownAway = (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
  return below + Math.round((node["Actual Rows"] + thrownAway) * node["Actual Loops"]);
}

/**
 * SQLite has no counts, but explains its plan. A scan reads every row of its table, a search by an index the rows of
 * its range. Those are the rows that the statement returns, since the diary only filters by the ranges of its indexes.
 */
async function rowsOnSqlite(engine: Engine, statement: CompiledQuery): Promise<number> {
  const plan = await engine.read.executeQuery<{ detail: string }>({
    ...statement,
    sql: `explain query plan ${statement.sql}`,
  });
  let rows = plan.rows.some(({ detail }) => detail.startsWith("SEARCH"))
    ? (await engine.read.executeQuery(statement)).rows.length
    : 0;
  for (const { detail } of plan.rows) {
    const table = /^SCAN (\w+)/.exec(detail)?.[1];
    if (!table || table === "CONSTANT") continue;
    const counted = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      engine.read,
    );
    rows += counted.rows[0]?.count ?? 0;
  }
  return rows;
}
