import pg from "pg";
import type { Config } from "#server/config.ts";
import { type Finding, failure, reasonOf, warning, well } from "#server/operations/doctor/finding.ts";

const about = "Replica";
const patienceMs = 5_000;

/** Checks whether the database to read from answers and is a replica. Only reads. */
export async function examineReplica({ databaseReadUrl }: Config): Promise<Finding[]> {
  if (!databaseReadUrl) return [];
  const client = new pg.Client({
    connectionString: databaseReadUrl,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  try {
    await client.connect();
    const { rows } = await client.query("select pg_is_in_recovery() as follows");
    if (rows[0].follows) return [well(about, "It follows a primary and answers.")];
    const mend = "Set DATABASE_READ_URL to a streaming replica of DATABASE_URL, or remove it.";
    return [failure(about, "It is no replica: visitors could see what the salon no longer offers.", mend)];
  } catch (error) {
    const mend = "Check DATABASE_READ_URL. Until it answers, servers read from the primary.";
    return [warning(about, `It does not answer: ${reasonOf(error)}.`, mend)];
  } finally {
    await client.end().catch(() => undefined);
  }
}
