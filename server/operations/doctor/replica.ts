import type { Config } from "#server/config.ts";
import { askPostgres } from "#server/operations/doctor/ask-postgres.ts";
import { type Finding, failure, reasonOf, warning, well } from "#server/operations/doctor/finding.ts";

const about = "Replica";
const patienceMs = 5_000;

/** Checks whether the database to read from answers and holds the salon's data. Only reads. */
export async function examineReplica({ databaseUrl, databaseReadUrl }: Config): Promise<Finding[]> {
  if (!databaseUrl || !databaseReadUrl) return [];
  const [read, main] = await Promise.all([identify(databaseReadUrl), identify(databaseUrl)]);
  if (!("cluster" in read)) {
    const mend = "Check DATABASE_READ_URL. Until it answers, servers read from the primary.";
    return [warning(about, `It does not answer: ${read.reason}.`, mend)];
  }
  const mend = "Set DATABASE_READ_URL to a streaming replica of DATABASE_URL, or remove it.";
  const stale = "visitors could see what the salon no longer offers";
  if ("cluster" in main) {
    const isOther = read.cluster !== main.cluster || read.database !== main.database;
    if (isOther) return [failure(about, `It is another database: ${stale}.`, mend)];
    if (!read.follows && read.begun === main.begun)
      return [warning(about, "It is the primary itself, and takes no work off it.", mend)];
  }
  if (!read.follows) return [failure(about, `It is no replica: ${stale}.`, mend)];
  return [well(about, "It follows a primary and answers.")];
}

/** Which database an address leads to. */
interface Identity {
  /** Equal on a primary and its replicas. */
  cluster: string;
  database: string;
  /** When its server began to run, to the microsecond: no two servers have the same. */
  begun: string;
  follows: boolean;
}

async function identify(url: string): Promise<Identity | { reason: string }> {
  try {
    const { rows } = await askPostgres(url, patienceMs, (client) => client.query(identity));
    return rows[0];
  } catch (error) {
    return { reason: reasonOf(error) };
  }
}

const identity = `select pg_is_in_recovery() as follows,
  (select system_identifier::text from pg_control_system()) as cluster,
  (select oid::text from pg_database where datname = current_database()) as database,
  extract(epoch from pg_postmaster_start_time())::text as begun`;
